import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { readAmount } from '#domain/money/read-amount.ts'
import type { TopUpList } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListTopUps } from '#web/api/generated/top-ups.ts'
import { LIVE, useWallet } from '#web/api/use-wallet.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { ActionError } from '#web/layouts/errors.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { stateField, stateText } from '#web/lib/navigation-state.ts'
import { useFocusOnPageChange } from '#web/lib/use-focus-on-page-change.ts'
import { useKeptForReload } from '#web/lib/use-kept-for-reload.ts'
import { topUps } from '#web/messages/wallet/top-ups.ts'
import { BankTransfer } from '#web/money/BankTransfer.tsx'
import { SubWalletClosed, useChosenSubWallet } from '#web/money/ChosenSubWallet.tsx'
import { CursorLost, Pager, useFirstPageInstead } from '#web/money/Pager.tsx'
import { TopUpStateBadge } from '#web/money/TopUpStateBadge.tsx'
import { WalletFailed } from '#web/money/WalletFailed.tsx'
import { isStopped, WalletStopped } from '#web/money/WalletStopped.tsx'
import { cursorParams, useAddress } from '#web/money/wallet-params.ts'
import { topUpPath } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { TopUpIcon } from '#web/ui/icons.tsx'
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { shownState } from './shown-state.ts'
import { topUpProblem } from './top-up-problem.ts'
import { useCreateTopUp } from './use-create-top-up.ts'

/** The values of the form before a top-up by card. */
interface TypedTopUp {
  /** A bare amount: `12345.5`. */
  amount: string
  /** Empty for the main wallet. */
  subWallet: string
}

/** Returns the values of the form from before a reload. */
function typedIn(state: unknown): TypedTopUp {
  const fields = stateField(state, 'typed')
  return { amount: stateText(fields, 'amount') ?? '', subWallet: stateText(fields, 'subWallet') ?? '' }
}

/** The page for adding money to the wallet. The payment method is in the URL, so that a reload keeps it. */
export function TopUpPage() {
  const t = useTexts(topUps)
  const navigate = useNavigate()
  const location = useLocation()
  const [values, setValues] = useState(() => typedIn(location.state))
  useKeptForReload({ typed: values })
  const goTo = (topUpId: string) => {
    // A person who comes back from the card page finds the typed values.
    navigate(location, { replace: true, state: { typed: values } })
    navigate(topUpPath(topUpId))
  }
  const [search, setSearch] = useSearchParams()
  const way = search.get('by') === 'bank' ? 'bank' : 'card'
  return (
    <>
      <div className="grid gap-2">
        <PageHeading title={t.title} />
        <p className="text-muted">{t.lead}</p>
      </div>
      <Tabs
        id="top-up"
        label={t.how}
        tabs={[
          { value: 'card', label: t.byCard },
          { value: 'bank', label: t.byBank },
        ]}
        value={way}
        onValueChange={value => setSearch(value === 'bank' ? { by: 'bank' } : {}, { replace: true })}
      >
        {way === 'bank' ? <BankTransfer /> : <CardTopUps typed={values} onTyped={setValues} onCreated={goTo} />}
      </Tabs>
    </>
  )
}

interface AmountFormProps {
  list: TopUpList
  /** The values typed so far. */
  typed: TypedTopUp
  onTyped: (values: TypedTopUp) => void
  onCreated: (topUpId: string) => void
}

function CardTopUps(props: Omit<AmountFormProps, 'list'>) {
  const { data, error, isPlaceholderData, refetch } = useTopUpList()
  const { data: wallet } = useWallet()
  if (!data) {
    return error ? <WalletFailed error={error} onTryAgain={refetch} /> : <Skeleton className="h-64 w-full" />
  }
  return (
    <div className="grid gap-8">
      {isStopped(wallet) ? <WalletStopped wallet={wallet} /> : <AmountForm {...props} list={data} />}
      <PastTopUps list={data} isLoading={isPlaceholderData} />
    </div>
  )
}

/** The page of top-ups that the URL names. The previous page stays until it has loaded. */
const useTopUpList = () =>
  useFirstPageInstead(
    useListTopUps(cursorParams(useAddress().params), { query: { ...LIVE, placeholderData: keepPreviousData } }),
  )

function AmountForm({ list: { amountRange, remaining }, typed, onTyped, onCreated }: AmountFormProps) {
  const t = useTexts(topUps)
  const { money } = useFormats()
  const form = usePlinkForm({ defaultValues: typed })
  const { subWallet, isClosed, options } = useChosenSubWallet(form.watch('subWallet'))
  const { create, error } = useCreateTopUp(onCreated)
  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }),
    [subscribe, onTyped],
  )
  const { minimum, maximum } = amountRange
  if (maximum.amount < minimum.amount) return <Notice tone="warning">{t.full}</Notice>
  const help = (
    <>
      <span>{t.range(money(minimum.amount), money(maximum.amount))}</span>
      {remaining ? <span>{` ${t.remaining(money(remaining.amount))}`}</span> : null}
    </>
  )
  return (
    <div className="grid max-w-lg grid-cols-1">
      <Form
        form={form}
        problems={{ amount: t.problems }}
        onSubmit={({ amount }) => create(readAmount(amount).halalas ?? 0, subWallet)}
      >
        <ActionError error={error} />
        <FormField
          form={form}
          name="amount"
          label={t.amount}
          help={help}
          check={amount => topUpProblem(amount, amountRange)}
        >
          {control => <AmountInput {...control} />}
        </FormField>
        {options.length > 0 ? (
          <FormField form={form} name="subWallet" label={t.into} help={<SubWalletClosed isClosed={isClosed} />}>
            {control => (
              <Select {...control} value={subWallet} options={[{ value: '', label: t.mainWallet }, ...options]} />
            )}
          </FormField>
        ) : (
          <SubWalletClosed isClosed={isClosed} />
        )}
        <SubmitButton form={form} busy={t.starting}>
          {t.next}
        </SubmitButton>
      </Form>
    </div>
  )
}

function PastTopUps({ list, isLoading }: { list: TopUpList; isLoading: boolean }) {
  const t = useTexts(topUps)
  const { money, shortDate } = useFormats()
  const titleId = useId()
  const section = useFocusOnPageChange(isLoading ? undefined : list.page)
  const { items } = list
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-busy={isLoading}
      className={classNames('grid scroll-mt-6 gap-3', isLoading && 'opacity-60')}
    >
      <CursorLost />
      <h2 id={titleId} className="font-semibold">
        {t.list}
      </h2>
      {items.length === 0 ? (
        <EmptyState icon={<TopUpIcon className="size-6" />} title={t.empty} text={t.emptyText} />
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {items.map(topUp => (
            <li key={topUp.topUpId}>
              <Link
                to={topUpPath(topUp.topUpId)}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4 hover:bg-raised"
              >
                <span className="grid">
                  <span className="font-semibold">
                    <Ltr>{money(topUp.amount.amount)}</Ltr>
                  </span>
                  <span className="text-sm text-muted">{shortDate(topUp.createdAt)}</span>
                </span>
                <TopUpStateBadge state={shownState(topUp)} states={t.states} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Pager {...list} isPending={isLoading} />
    </section>
  )
}
