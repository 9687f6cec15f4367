import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useGetBillPayment } from '#web/api/generated/bills.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { billPaymentPath } from '#web/paths.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { WaitingOrder } from './bill-step.ts'

interface WhileOrderWaitsProps {
  waiting: WaitingOrder
  /** Whether to stay here after the confirmation, because this screen confirms it and opens the next one itself. */
  stay?: boolean
  title: string
  children: ReactNode
}

/** Shows an order that waits for its code. If the order was confirmed here or in another tab, or has expired, its page opens. */
export function WhileOrderWaits({ waiting, stay, title, children }: WhileOrderWaitsProps) {
  const [billPaymentId = ''] = waiting.billPaymentIds
  const { data: payment, error, refetch } = useGetBillPayment(billPaymentId, { query: LIVE })
  if (payment && payment.state !== 'draft' && !stay) return <Navigate replace to={billPaymentPath(billPaymentId)} />
  if (payment) return children
  return (
    <>
      <PageHeading title={title} />
      {error ? <LoadError error={error} onTryAgain={refetch} /> : <Skeleton className="h-64 w-full" />}
    </>
  )
}
