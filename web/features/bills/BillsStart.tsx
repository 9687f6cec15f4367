import { type ReactNode, useId, useState } from 'react'
import { matches } from '#domain/search-text.ts'
import { useListSavedBills } from '#web/api/generated/bills.ts'
import type { Biller, SavedBill } from '#web/api/generated/plinkAPI.schemas.ts'
import { useMay } from '#web/api/use-may.ts'
import { LIVE, useWallet } from '#web/api/use-wallet.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { TextLink } from '#web/layouts/links.tsx'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { IfAllowed, RoleNotice } from '#web/layouts/RoleNotice.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useLocale, useName, useTexts } from '#web/lib/locale.tsx'
import { isStopped, WalletStopped } from '#web/money/WalletStopped.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { ArrowForwardIcon } from '#web/ui/icons.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { type ListedBill, totalOf } from './bill-step.ts'
import { bills } from './bills.messages.ts'
import { EditSavedBill } from './EditSavedBill.tsx'
import { useBillers } from './use-billers.ts'

interface BillsStartProps {
  list: readonly ListedBill[]
  /** The location state of the screen with the list. */
  toList: unknown
  onBiller: (billerCode: string) => void
  onSaved: (bill: SavedBill) => void
}

/** The choice of the biller: saved bills first, then all billers. */
export function BillsStart({ list, toList, onBiller, onSaved }: BillsStartProps) {
  const t = useTexts(bills)
  const { money } = useFormats()
  const { data: wallet } = useWallet()
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <PageIntro title={t.title} lead={t.lead} />
        <TextLink to={paths.billPayments}>{t.myPayments}</TextLink>
      </div>
      <RoleNotice operation="payBills" />
      {list.length > 0 ? (
        <Notice tone="info">
          {t.inList(list.length, money(totalOf(list)))}{' '}
          <TextLink to={paths.bills} state={toList}>
            {t.toList}
          </TextLink>
        </Notice>
      ) : null}
      {isStopped(wallet) ? (
        <WalletStopped wallet={wallet} />
      ) : (
        <>
          <SavedBills onSaved={onSaved} />
          <IfAllowed operation="payBills">
            <Billers onBiller={onBiller} />
          </IfAllowed>
        </>
      )}
    </>
  )
}

/** Shows nothing while there are none. If they cannot be loaded, the billers can still be chosen. */
function SavedBills({ onSaved }: { onSaved: (bill: SavedBill) => void }) {
  const t = useTexts(bills)
  const { data, error, refetch } = useListSavedBills({ query: LIVE })
  const [edited, setEdited] = useState<SavedBill | null>(null)
  if (error && !data) return <LoadError error={error} onTryAgain={refetch} />
  if (!data || data.items.length === 0) return null
  return (
    <Section title={t.saved}>
      <Rows>
        {data.items.map(bill => (
          <li key={bill.savedBillId} className="flex items-center">
            <SavedBillButton saved={bill} onPay={() => onSaved(bill)} />
            <IfAllowed operation="changeSavedBill">
              <span className="pe-3">
                <Button variant="secondary" aria-label={t.editOf(bill.name)} onClick={() => setEdited(bill)}>
                  {t.edit}
                </Button>
              </span>
            </IfAllowed>
          </li>
        ))}
      </Rows>
      {edited ? <EditSavedBill saved={edited} onClose={() => setEdited(null)} /> : null}
    </Section>
  )
}

/** A button that opens the amount due, for those who may pay it. */
function SavedBillButton({ saved, onPay }: { saved: SavedBill; onPay: () => void }) {
  const nameOf = useName()
  const { name, billerName, billerNameArabic, account } = saved
  const facts = (
    <span className="grid min-w-0 flex-1 gap-0.5">
      <bdi className="font-semibold wrap-anywhere">{name}</bdi>
      <span className="flex flex-wrap gap-x-3 text-sm wrap-anywhere text-muted">
        <span>{nameOf(billerName, billerNameArabic)}</span>
        <Ltr>{account}</Ltr>
      </span>
    </span>
  )
  if (!useMay('payBills')) return <span className="flex min-w-0 flex-1 p-4">{facts}</span>
  return (
    <button
      type="button"
      className="flex min-w-0 flex-1 items-center gap-4 p-4 text-start -outline-offset-2 hover:bg-raised"
      onClick={onPay}
    >
      {facts}
    </button>
  )
}

function Billers({ onBiller }: { onBiller: (billerCode: string) => void }) {
  const t = useTexts(bills)
  const { data, error, refetch } = useBillers()
  const [q, setQ] = useState('')
  const [category, setCategory] = useState('')
  const matching = (data?.items ?? []).filter(biller => isFound(biller, q, category))
  return (
    <Section title={t.billers}>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <Field id="biller-search" label={t.search}>
          {wiring => <TextInput {...wiring} name="q" type="search" value={q} onValueChange={setQ} />}
        </Field>
        <Field id="biller-category" label={t.category}>
          {wiring => (
            <Select
              {...wiring}
              value={category}
              placeholder={t.allCategories}
              options={Object.entries(t.categories).map(([value, label]) => ({ value, label }))}
              onValueChange={setCategory}
            />
          )}
        </Field>
      </div>
      <p role="status" className="text-sm text-muted">
        {data ? (matching.length > 0 ? t.found(matching.length) : t.nothingFound) : null}
      </p>
      {error && !data ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {error || data ? null : <RowsSkeleton count={5} />}
      <div className="grid grid-cols-1 gap-6 empty:hidden">
        {Object.entries(t.categories).map(([kind, title]) => (
          <BillerGroup
            key={kind}
            title={title}
            billers={matching.filter(biller => biller.category === kind)}
            onBiller={onBiller}
          />
        ))}
      </div>
    </Section>
  )
}

const isFound = ({ billerCode, name, nameArabic, category }: Biller, q: string, wantedCategory: string): boolean =>
  (wantedCategory === '' || category === wantedCategory) && matches(`${billerCode} ${name} ${nameArabic}`, q)

interface BillerGroupProps {
  title: string
  billers: readonly Biller[]
  onBiller: (billerCode: string) => void
}

/** The billers of a category, in the alphabetical order of the current language. */
function BillerGroup({ title, billers, onBiller }: BillerGroupProps) {
  const id = useId()
  const { locale } = useLocale()
  const nameOf = useName()
  if (billers.length === 0) return null
  const { compare } = new Intl.Collator(locale)
  const nameOfBiller = ({ name, nameArabic }: Biller) => nameOf(name, nameArabic)
  const sorted = billers.toSorted((one, other) => compare(nameOfBiller(one), nameOfBiller(other)))
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <h3 id={id} className="font-semibold text-muted">
        {title}
      </h3>
      <Rows>
        {sorted.map(biller => (
          <BillerRow key={biller.billerCode} biller={biller} onChoose={() => onBiller(biller.billerCode)} />
        ))}
      </Rows>
    </section>
  )
}

function BillerRow({ biller, onChoose }: { biller: Biller; onChoose: () => void }) {
  const nameOf = useName()
  const { name, nameArabic } = biller
  return (
    <li>
      <button
        type="button"
        className="flex w-full items-center gap-4 p-4 text-start -outline-offset-2 hover:bg-raised"
        onClick={onChoose}
      >
        <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{nameOf(name, nameArabic)}</span>
        <ArrowForwardIcon className="size-5 shrink-0 text-muted" />
      </button>
    </li>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
