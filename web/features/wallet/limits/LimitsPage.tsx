import { PageHeading } from '#web/layouts/PageHeading.tsx'

export function LimitsPage() {
  return <PageHeading title="Limits Configuration" />
}
