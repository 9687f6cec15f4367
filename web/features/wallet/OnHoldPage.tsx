import { PageHeading } from '#web/layouts/PageHeading.tsx'

export function OnHoldPage() {
  return <PageHeading title="On Hold Balance" />
}
