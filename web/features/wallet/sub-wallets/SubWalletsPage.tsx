import { PageHeading } from '#web/layouts/PageHeading.tsx'

export function SubWalletsPage() {
  return <PageHeading title="My Sub-Wallets" />
}
