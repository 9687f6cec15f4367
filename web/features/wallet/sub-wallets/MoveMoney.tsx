import { useState } from 'react'
import { readAmount } from '#domain/money/read-amount.ts'
import { useListSubWallets } from '#web/api/generated/wallet.ts'
import { useWallet } from '#web/api/use-wallet.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { ActionError, LoadError } from '#web/layouts/errors.tsx'
import { BackLink, ButtonLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { subWallets } from '#web/messages/wallet/sub-wallets.ts'
import { moveProblem } from '#web/money/move-problem.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { SubWalletsIcon, TransactionsIcon } from '#web/ui/icons.tsx'
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { CloseLink } from '../actions/ActionDone.tsx'
import type { MoneyMove, SubWalletStep } from './sub-wallet-step.ts'
import { useMoveMoney } from './use-move-money.ts'

/** Stands for the main wallet, which has no ID. */
const MAIN = 'main'

/** The ID of a sub-wallet; undefined for the main wallet. */
const subWalletOf = ({ id }: Place): string | undefined => (id === MAIN ? undefined : id)

/** The name of the main wallet depends on the language, so it is not kept. */
const storedName = ({ id, name }: Place): string => (id === MAIN ? '' : name)

/** The main wallet or a sub-wallet. */
interface Place {
  id: string
  name: string
  /** The available amount in halalas. */
  available: number
}

interface MoveMoneyProps {
  /** The sub-wallet that is selected as the target at first. Empty for the first one. */
  to: string
  onMoved: (move: MoneyMove) => void
}

export function MoveMoney({ to, onMoved }: MoveMoneyProps) {
  const t = useTexts(subWallets)
  const { data: main, error: mainError, refetch: refetchMain } = useWallet()
  const { data: list, error: listError, refetch: refetchList } = useListSubWallets()
  const error = mainError ?? listError
  const retry = () => Promise.all([refetchMain(), refetchList()])
  return (
    <div className="grid max-w-lg grid-cols-1 gap-6">
      <BackLink to={paths.subWallets} />
      <div className="grid gap-2">
        <PageHeading title={t.moveTitle} />
        <p className="text-muted">{t.moveLead}</p>
      </div>
      {main && list?.items.length === 0 ? <NoSubWallets /> : null}
      {main && list && list.items.length > 0 ? (
        <MoveForm
          places={[
            { id: MAIN, name: t.mainWallet, available: main.available.amount },
            ...list.items.map(each => ({ id: each.subWalletId, name: each.name, available: each.available.amount })),
          ]}
          to={to}
          onMoved={onMoved}
        />
      ) : null}
      {error && !(main && list) ? <LoadError error={error} onTryAgain={retry} /> : null}
      {error || (main && list) ? null : <Skeleton className="h-64 w-full" />}
    </div>
  )
}

/** Money can only be moved if there is a second wallet. */
function NoSubWallets() {
  const t = useTexts(subWallets)
  return (
    <EmptyState icon={<SubWalletsIcon />} title={t.emptyTitle} text={t.moveEmptyText}>
      <ButtonLink to={paths.subWallets} state={{ screen: 'name', name: '' } satisfies SubWalletStep}>
        {t.create}
      </ButtonLink>
    </EmptyState>
  )
}

interface MoveFormProps extends MoveMoneyProps {
  /** The wallets, starting with the main wallet. */
  places: readonly Place[]
}

function MoveForm({ places, to, onMoved }: MoveFormProps) {
  const t = useTexts(subWallets)
  const { money } = useFormats()
  const form = usePlinkForm({ defaultValues: { amount: '' } })
  const ends = useEnds(places, to)
  const { source, target } = ends
  const { move, error } = useMoveMoney(halalas =>
    onMoved({ halalas, from: storedName(source), to: storedName(target) }),
  )
  const moveAll = () => form.setValue('amount', String(source.available / 100), { shouldValidate: true })
  return (
    <Form
      form={form}
      problems={{ amount: { ...t.moveProblems, too_much: t.tooMuch(money(source.available)) } }}
      onSubmit={({ amount }) => move(subWalletOf(source), subWalletOf(target), readAmount(amount).halalas ?? 0)}
    >
      <ActionError error={error} />
      <div className="grid gap-2 rounded-lg border border-line bg-surface p-5">
        <PlaceField id="move-from" label={t.from} places={places} value={source} onChoose={ends.chooseSource} />
        <div className="justify-self-center">
          <Button variant="quiet" onClick={ends.swap}>
            <TransactionsIcon className="size-5" />
            {t.swap}
          </Button>
        </div>
        <PlaceField id="move-to" label={t.to} places={places} value={target} onChoose={ends.chooseTarget} />
      </div>
      <FormField form={form} name="amount" label={t.amount} check={amount => moveProblem(amount, source.available)}>
        {control => <AmountInput {...control} />}
      </FormField>
      {source.available > 0 ? (
        <div className="-mt-4 -ms-5">
          <Button variant="quiet" onClick={moveAll}>
            {t.moveAll(money(source.available))}
          </Button>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} busy={t.moving}>
          {t.move}
        </SubmitButton>
        <CloseLink to={paths.subWallets} />
      </div>
    </Form>
  )
}

/** Holds the source and the target of the money. Choosing the same for both swaps them, so that they always differ. */
function useEnds(places: readonly Place[], to: string) {
  const [ends, choose] = useState({ from: MAIN, to: to || (places[1]?.id ?? '') })
  const [main = { id: MAIN, name: '', available: 0 }] = places
  const source = places.find(({ id }) => id === ends.from) ?? main
  const target = places.find(({ id }) => id === ends.to && id !== source.id) ?? places.find(each => each !== source)
  const swap = () => choose({ from: ends.to, to: ends.from })
  return {
    source,
    target: target ?? main,
    swap,
    chooseSource: (id: string) => (id === ends.to ? swap() : choose({ ...ends, from: id })),
    chooseTarget: (id: string) => (id === ends.from ? swap() : choose({ ...ends, to: id })),
  }
}

interface PlaceFieldProps {
  id: string
  label: string
  places: readonly Place[]
  value: Place
  onChoose: (id: string) => void
}

function PlaceField({ id, label, places, value, onChoose }: PlaceFieldProps) {
  const t = useTexts(subWallets)
  const { money } = useFormats()
  const help = (
    <span>
      {t.available} <Ltr>{money(value.available)}</Ltr>
    </span>
  )
  return (
    <Field id={id} label={label} help={help}>
      {control => (
        <Select
          {...control}
          value={value.id}
          options={places.map(place => ({ value: place.id, label: place.name }))}
          onValueChange={onChoose}
        />
      )}
    </Field>
  )
}
