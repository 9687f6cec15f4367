import { startTransition, useOptimistic } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { cleanIban } from '#domain/money/iban.ts'
import type { Beneficiary } from '#web/api/generated/plinkAPI.schemas.ts'
import { useAllBeneficiaries } from '#web/api/use-all-beneficiaries.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { IfAllowed, RoleNotice } from '#web/layouts/RoleNotice.tsx'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { beneficiaries } from '#web/messages/payments/beneficiaries.ts'
import { BeneficiaryBadge } from '#web/money/BeneficiaryBadge.tsx'
import { Iban } from '#web/money/Iban.tsx'
import { beneficiaryPath } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ArrowForwardIcon, PeopleIcon, PlusIcon } from '#web/ui/icons.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

export function BeneficiaryList({ isRemoved, onAdd }: { isRemoved?: boolean; onAdd: () => void }) {
  const t = useTexts(beneficiaries)
  const { data, error, refetch } = useAllBeneficiaries()
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <PageIntro title={t.title} lead={t.lead} />
        {data && data.items.length > 0 ? <AddButton onAdd={onAdd} /> : null}
      </div>
      <RoleNotice operation="addBeneficiary" />
      {isRemoved ? <Notice tone="success">{t.removed}</Notice> : null}
      {error && !data ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {error || data ? null : <ListSkeleton />}
      {data?.items.length === 0 ? (
        <EmptyState icon={<PeopleIcon />} title={t.emptyTitle} text={t.emptyText}>
          <AddButton onAdd={onAdd} />
        </EmptyState>
      ) : null}
      {data && data.items.length > 0 ? <Search items={data.items} /> : null}
    </>
  )
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  const { add } = useTexts(beneficiaries)
  return (
    <IfAllowed operation="addBeneficiary">
      <Button onClick={onAdd}>
        <PlusIcon className="size-5" />
        {add}
      </Button>
    </IfAllowed>
  )
}

/** The query is in the URL, so that a reload and Back from the details keep it. */
function Search({ items }: { items: Beneficiary[] }) {
  const t = useTexts(beneficiaries)
  const [params, setParams] = useSearchParams()
  // The router updates the URL in a transition. A letter that waited for that would vanish from the field meanwhile.
  const [q, show] = useOptimistic(params.get('q') ?? '')
  const search = (text: string) =>
    startTransition(() => {
      show(text)
      setParams(text ? { q: text } : {}, { replace: true })
    })
  const matching = items.filter(each => matches(each, q))
  return (
    <>
      <Field id="beneficiary-search" label={t.search}>
        {wiring => <TextInput {...wiring} name="q" type="search" value={q} onValueChange={search} />}
      </Field>
      {matching.length > 0 ? (
        <ul
          aria-label={t.list}
          className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
        >
          {matching.map(each => (
            <li key={each.beneficiaryId}>
              <BeneficiaryLink beneficiary={each} />
            </li>
          ))}
        </ul>
      ) : null}
      <div role="status" className="grid justify-items-start gap-2 empty:hidden">
        {matching.length > 0 ? null : (
          <>
            <p className="text-muted">{t.nobodyFound}</p>
            <Button variant="secondary" onClick={() => search('')}>
              {t.showAll}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

function matches({ name, nickname = '', iban }: Beneficiary, q: string): boolean {
  const text = q.trim().toLowerCase()
  const part = cleanIban(q)
  const isNamed = [name, nickname].some(each => each.toLowerCase().includes(text))
  return isNamed || (part !== '' && iban.includes(part))
}

function BeneficiaryLink({ beneficiary }: { beneficiary: Beneficiary }) {
  const t = useTexts(beneficiaries)
  const nameOf = useName()
  const { beneficiaryId, name, nickname, iban, bankCode, bankName, bankNameArabic, state } = beneficiary
  return (
    <Link to={beneficiaryPath(beneficiaryId)} className="flex items-center gap-4 p-4 hover:bg-raised sm:p-5">
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-semibold wrap-anywhere">{nickname ?? name}</bdi>
          {state === 'active' ? null : <BeneficiaryBadge state={state} />}
        </span>
        {nickname ? <bdi className="justify-self-start text-sm wrap-anywhere">{name}</bdi> : null}
        <span className="flex flex-wrap gap-x-3 text-sm wrap-anywhere text-muted">
          <span>{bankName ? nameOf(bankName, bankNameArabic) : t.unknownBank(bankCode)}</span>
          <Iban iban={iban} />
        </span>
      </span>
      <ArrowForwardIcon className="size-5 shrink-0 text-muted" />
    </Link>
  )
}

function ListSkeleton() {
  return (
    <div role="status" className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      {[1, 2, 3].map(row => (
        <div key={row} className="grid gap-2 p-4 sm:p-5">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      ))}
    </div>
  )
}
