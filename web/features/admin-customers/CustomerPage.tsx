import { useLocation, useParams } from 'react-router-dom'
import { type GetCustomerQueryError, useGetCustomer } from '#web/api/generated/admin-customers.ts'
import type { CustomerSummary } from '#web/api/generated/plinkAPI.schemas.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { BackLink, ButtonLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { stateText } from '#web/lib/navigation-state.ts'
import { common } from '#web/messages/common.ts'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import { adminSearchPath, paths } from '#web/paths.ts'
import { CrNumber, IdNumber, PhoneNumber } from '#web/staff/Numbers.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PersonIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { useCustomerName } from './CustomerFacts.tsx'
import { CustomerOverview } from './CustomerOverview.tsx'

export function CustomerPage() {
  const { customerId = '' } = useParams()
  const { customer: title } = useTexts(adminCustomers)
  const nameOf = useCustomerName()
  const search = stateText(useLocation().state, 'search')
  const { data, error, refetch } = useGetCustomer(customerId, { query: { refetchOnWindowFocus: 'always' } })
  const name = data ? nameOf(data) : title
  return (
    <>
      <BackLink to={search ? adminSearchPath(search) : paths.adminCustomers} />
      <PageHeading title={name}>
        <bdi>{name}</bdi>
      </PageHeading>
      {data ? <CustomerNumbers customer={data.customer} /> : null}
      {data ? <CustomerOverview details={data} skeleton={<CustomerSkeleton />} /> : null}
      {data || error ? null : <CustomerSkeleton />}
      {error ? <Problem error={error} onTryAgain={refetch} /> : null}
    </>
  )
}

/** The numbers that a caller can say. On a wide screen, they are in the column beside. */
function CustomerNumbers({ customer: { phoneNumber, idNumber, crNumber } }: { customer: CustomerSummary }) {
  const { columns } = useTexts(adminCustomers)
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted xl:hidden">
      <PhoneNumber e164={phoneNumber} />
      {idNumber ? (
        <span>
          {columns.id}: <IdNumber digits={idNumber} />
        </span>
      ) : null}
      {crNumber ? (
        <span>
          {columns.cr}: <CrNumber digits={crNumber} />
        </span>
      ) : null}
    </p>
  )
}

/** An invalid id in the URL is shown like an unknown customer. */
function Problem({ error, onTryAgain }: { error: GetCustomerQueryError; onTryAgain: () => void }) {
  const { code } = error.body
  if (code === 'CUSTOMER_NOT_FOUND' || code === 'VALIDATION_ERROR') return <CustomerNotFound />
  return <LoadError error={error} onTryAgain={onTryAgain} />
}

function CustomerSkeleton() {
  return (
    <div role="status" className="grid gap-8">
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}

function CustomerNotFound() {
  const t = useTexts(adminCustomers)
  return (
    <EmptyState icon={<PersonIcon />} title={t.notFoundTitle} text={t.notFoundText}>
      <ButtonLink variant="secondary" to={paths.adminCustomers}>
        {t.toSearch}
      </ButtonLink>
    </EmptyState>
  )
}
