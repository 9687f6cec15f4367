import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { ApiError } from '#web/api/fetcher.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { BackLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { stateText } from '#web/lib/navigation-state.ts'
import { adminMoney } from '#web/messages/staff/admin-money.ts'
import { PanelSection } from '#web/staff/PanelSection.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { SearchIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'

interface MoneyPageProps<Item> {
  /** The path of the list that links to the page. */
  list: string
  texts: { title: string; notFound: string }
  query: { data: Item | undefined; error: ApiError | null; refetch: () => void }
  children: (item: Item) => ReactNode
}

/** The page of one transfer or top-up, while it loads and afterwards. */
export function MoneyPage<Item>({ list, texts, query: { data, error, refetch }, children }: MoneyPageProps<Item>) {
  const t = useTexts(adminMoney)
  /** The query of the list as the user left it. */
  const search = stateText(useLocation().state, 'search') ?? ''
  // A malformed id is refused with 400.
  const isUnknown = error?.status === 404 || error?.status === 400
  return (
    <>
      <BackLink to={`${list}${search}`} />
      {data ? children(data) : <PageHeading title={isUnknown ? texts.notFound : texts.title} />}
      {isUnknown && !data ? <EmptyState icon={<SearchIcon />} title={texts.notFound} text={t.notFoundText} /> : null}
      {error && !isUnknown && !data ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {data || error ? null : <RowsSkeleton count={4} />}
    </>
  )
}

interface MoneyHeadProps {
  title: string
  /** The amount in halalas. */
  amount: number
  /** The badges, with that of the state first. */
  children: ReactNode
}

export function MoneyHead({ title, amount, children }: MoneyHeadProps) {
  const { money } = useFormats()
  return (
    <div className="grid justify-items-start gap-2">
      <PageHeading title={title} />
      <p className="text-xl font-semibold">
        <Ltr>{money(amount)}</Ltr>
      </p>
      {/* Always rendered, so that a change of state is announced. */}
      <div role="status" className="flex flex-wrap gap-2">
        {children}
      </div>
    </div>
  )
}

interface ColumnsProps {
  /** The facts. */
  children: ReactNode
  /** The timeline of its states. */
  history: ReactNode
}

export function MoneyColumns({ children, history }: ColumnsProps) {
  const t = useTexts(adminMoney)
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
      <div className="grid grid-cols-1 gap-6">{children}</div>
      <PanelSection title={t.history}>
        <div className="rounded-lg border border-line bg-surface p-4">{history}</div>
      </PanelSection>
    </div>
  )
}
