import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import type { Transfer } from '#web/api/generated/plinkAPI.schemas.ts'
import { type GetTransferQueryError, useGetTransfer } from '#web/api/generated/transfers.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/payments/transfers.ts'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

interface TransferOfUrlProps {
  /** The title while the transfer loads. */
  title: string
  children: (transfer: Transfer) => ReactNode
}

/** Shows the transfer that the URL names, as soon as it has loaded. */
export function TransferOfUrl({ title, children }: TransferOfUrlProps) {
  const { transferId = '' } = useParams()
  const { data, error, refetch } = useGetTransfer(transferId, { query: LIVE })
  if (data) return children(data)
  return (
    <>
      <PageHeading title={title} />
      {error ? <NotShown error={error} onTryAgain={refetch} /> : <Skeleton className="h-64 w-full" />}
    </>
  )
}

function NotShown({ error, onTryAgain }: { error: GetTransferQueryError; onTryAgain: () => void }) {
  const t = useTexts(transfers)
  const { code } = error.body
  if (code !== 'TRANSFER_NOT_FOUND' && code !== 'VALIDATION_ERROR') {
    return <LoadError error={error} onTryAgain={onTryAgain} />
  }
  return (
    <Notice tone="warning" alert title={t.notFound}>
      <p>{t.notFoundText}</p>
      <TextLink to={paths.transfers}>{t.toList}</TextLink>
    </Notice>
  )
}
