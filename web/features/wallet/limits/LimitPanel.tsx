import { type FormEvent, useEffect } from 'react'
import type { Limit, LimitPeriod, LimitRange } from '#web/api/generated/plinkAPI.schemas.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { walletOtp } from '#web/messages/wallet/wallet-otp.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { CloseLink } from '../actions/ActionDone.tsx'
import { amountProblem, type DraftChange, type LimitDraft } from './limit-draft.ts'
import { limits } from './limits.messages.ts'
import { useLimit } from './use-limit.ts'

interface LimitPanelProps {
  draft: LimitDraft
  change: (change: DraftChange) => void
  isRefused: boolean
  onTypeMissing: () => void
  onConfirm: () => void
  onRemove: () => void
}

/** The current limit of one period, and the field for the new one. */
export function LimitPanel({ draft, change, isRefused, onTypeMissing, onConfirm, onRemove }: LimitPanelProps) {
  const t = useTexts(limits)
  const { applying, limit, error, refetch } = useLimit(draft)
  const { scope, transactionType, period } = draft
  const refuse = (event: FormEvent) => {
    event.preventDefault()
    onTypeMissing()
  }
  if (error) return <LoadError error={error} onTryAgain={refetch} />
  if (scope === 'specific' && transactionType === '') {
    return (
      <form className="grid gap-6" onSubmit={refuse}>
        <p className="text-muted">{t.typeFirst}</p>
        <LimitButtons />
      </form>
    )
  }
  if (!limit) return <LimitUsageSkeleton />
  return (
    <>
      <LimitUsage period={period} limit={limit} overall={applying} />
      <IfAllowed operation="createWalletAction">
        {scope === 'specific' && limit.limit ? (
          <div>
            <Button variant="secondary" onClick={onRemove}>
              {t.noLimit}
            </Button>
          </div>
        ) : null}
        <AmountForm
          period={period}
          range={limit.range}
          text={draft[period]}
          onText={text => change({ kind: 'amount', text })}
          isRefused={isRefused}
          onConfirm={onConfirm}
        />
      </IfAllowed>
    </>
  )
}

interface LimitUsageProps {
  period: LimitPeriod
  limit: Limit
  /** The limit of the whole wallet, if it counts transactions of this type. */
  overall: Limit | undefined
}

/** The current limit, the used amount and the remaining amount. */
function LimitUsage({ period, limit: { limit, used, remaining }, overall }: LimitUsageProps) {
  const t = useTexts(limits)
  const { money } = useFormats()
  const { current, used: usedLabel, remaining: remainingLabel } = t.period[period]
  return (
    <section aria-label={current} className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <div className="grid gap-1">
        <h2 className="text-sm text-muted">{current}</h2>
        <p className="text-lg font-semibold">{limit ? <Ltr>{money(limit.amount)}</Ltr> : t.noLimit}</p>
        {limit ? null : <NoLimit overall={overall} />}
      </div>
      {limit ? <UsageBar used={used.amount} limit={limit.amount} /> : null}
      <dl className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <Figure label={usedLabel} halalas={used.amount} />
        <Figure label={remainingLabel} halalas={remaining.amount} />
      </dl>
    </section>
  )
}

/** The limit that applies to a type without one of its own. */
export function NoLimit({ overall }: { overall: Limit | undefined }) {
  const t = useTexts(limits)
  const { money } = useFormats()
  const text = overall?.limit ? t.overallApplies(money(overall.limit.amount)) : t.notCounted
  return <p className="text-sm text-muted">{text}</p>
}

function Figure({ label, halalas }: { label: string; halalas: number }) {
  const { money } = useFormats()
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold">
        <Ltr>{money(halalas)}</Ltr>
      </dd>
    </div>
  )
}

/** A bar that shows how much of a limit is used. The figures beside it say the same in words. */
function UsageBar({ used, limit }: { used: number; limit: number }) {
  const share = limit === 0 ? 1 : Math.min(used / limit, 1)
  return (
    <svg aria-hidden="true" className="h-2 w-full overflow-hidden rounded-full bg-raised rtl:-scale-x-100">
      <rect height="100%" width={`${share * 100}%`} className={share < 1 ? 'fill-brand' : 'fill-warning'} />
    </svg>
  )
}

export function LimitUsageSkeleton() {
  return (
    <div role="status" className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-7 w-1/2" />
      <Skeleton className="h-2 w-full" />
      <div className="flex justify-between">
        <Skeleton className="h-11 w-1/4" />
        <Skeleton className="h-11 w-1/4" />
      </div>
    </div>
  )
}

interface AmountFormProps {
  period: LimitPeriod
  range: LimitRange
  /** The amount as typed. */
  text: string
  onText: (text: string) => void
  /** Whether the server refused the amount. */
  isRefused: boolean
  onConfirm: () => void
}

function AmountForm({ period, range, text, onText, isRefused, onConfirm }: AmountFormProps) {
  const t = useTexts(limits)
  const { number } = useFormats()
  const form = usePlinkForm({ defaultValues: { amount: text } })
  const inRiyals = (halalas: number) => number(halalas / 100)
  const { required, range: rangeText, next } = t.period[period]
  const outOfRange = rangeText(inRiyals(range.minimum.amount), inRiyals(range.maximum.amount))
  const type = (text: string) => {
    // The server's error was about another amount.
    if (!form.formState.isSubmitted) form.clearErrors()
    onText(text)
  }
  useEffect(() => {
    if (isRefused) showRefusal(form, { fields: { amount: 'range' } })
  }, [isRefused, form])
  return (
    <Form form={form} problems={{ amount: { required, decimals: t.decimals, range: outOfRange } }} onSubmit={onConfirm}>
      <FormField
        form={form}
        name="amount"
        label={next}
        help={
          <span>
            {t.allowedRange}: <AllowedRange range={range} />
          </span>
        }
        check={amount => amountProblem(amount, range)}
      >
        {control => (
          <AmountInput
            {...control}
            onValueChange={text => {
              control.onValueChange(text)
              type(text)
            }}
          />
        )}
      </FormField>
      <LimitButtons />
    </Form>
  )
}

export function AllowedRange({ range: { minimum, maximum } }: { range: LimitRange }) {
  const t = useTexts(limits)
  const { money } = useFormats()
  return <span className="tabular-nums">{t.fromTo(money(minimum.amount), money(maximum.amount))}</span>
}

function LimitButtons() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit">{useTexts(walletOtp).confirm}</Button>
      <CloseLink to={paths.wallet} />
    </div>
  )
}
