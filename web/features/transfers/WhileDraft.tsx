import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { Transfer } from '#web/api/generated/plinkAPI.schemas.ts'
import { useGetTransfer } from '#web/api/generated/transfers.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { transferPath } from '#web/paths.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'

interface WhileDraftProps {
  transferId: string
  /** Whether to stay here after the confirmation, because this screen confirms it and opens the next one itself. */
  stay?: boolean
  /** The title while the transfer loads, if the screen has no heading yet. */
  title?: string
  children: (transfer: Transfer) => ReactNode
}

/** Shows a transfer that waits for its code. If the transfer was confirmed here or in another tab, was cancelled or has expired, its page opens. */
export function WhileDraft({ transferId, stay, title, children }: WhileDraftProps) {
  const { data: transfer, error, refetch } = useGetTransfer(transferId, { query: LIVE })
  if (transfer && transfer.state !== 'draft' && !stay) return <Navigate replace to={transferPath(transferId)} />
  if (transfer) return children(transfer)
  return (
    <>
      {title === undefined ? null : <PageHeading title={title} />}
      {error ? <LoadError error={error} onTryAgain={refetch} /> : <Skeleton className="h-64 w-full" />}
    </>
  )
}
