import type { Notification, NotificationKind } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { documentKinds } from '#web/messages/business/document-kinds.ts'
import { notifications } from '#web/messages/business/notifications.ts'
import { usePersonName } from '#web/money/PersonName.tsx'
import { usePaymentSubject } from '#web/money/use-payment-subject.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

/** The text of a notification: what and how much, then when and the rest. An unread one is bold and has a dot. */
export function NotificationText({ notification }: { notification: Notification }) {
  const t = useTexts(notifications)
  const { money, dateTime } = useFormats()
  const title = useNotificationTitle()(notification)
  const { kind, amount, createdAt, readAt } = notification
  return (
    <span className="flex min-w-0 flex-1 items-start gap-3">
      <span
        aria-hidden="true"
        className={classNames('mt-2 size-2 shrink-0 rounded-full', readAt ? 'bg-transparent' : 'bg-brand')}
      />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className={readAt ? undefined : 'font-semibold'}>
            {readAt ? null : <VisuallyHidden>{t.unread}: </VisuallyHidden>}
            <span>{title}</span>
          </span>
          {amount ? (
            <span className={SIGNS[kind] === '+' ? 'shrink-0 text-success' : 'shrink-0'}>
              <Ltr>{money(amount.amount, SIGNS[kind])}</Ltr>
            </span>
          ) : null}
        </span>
        <span className="text-sm wrap-anywhere text-muted">
          <time className="whitespace-nowrap" dateTime={createdAt}>
            {dateTime(createdAt)}
          </time>
          <Detail notification={notification} />
        </span>
      </span>
    </span>
  )
}

/** Returns what a notification says first. A payment that no longer waits for approval is not said to wait. */
export function useNotificationTitle(): (notification: Notification) => string {
  const t = useTexts(notifications)
  return ({ kind, approvalState }) =>
    kind === 'approval_waiting' && approvalState && approvalState !== 'waiting'
      ? t.ended[approvalState]
      : t.titles[kind]
}

/** The signs of the notifications about money that has moved. */
const SIGNS: Partial<Record<NotificationKind, string>> = {
  money_received: '+',
  transfer_returned: '+',
  money_sent: '\u2212',
  transfer_paid: '\u2212',
}

/** The name in the notification, or its explanation. */
function Detail({ notification }: { notification: Notification }) {
  const t = useTexts(notifications)
  const kinds = useTexts(documentKinds)
  const nameOf = useName()
  const { kind, name, nameArabic, smsGroup, documentKind, approvalId } = notification
  const explained: Partial<Record<NotificationKind, string>> = t.explained
  const explanation = smsGroup ? t.smsOff(smsGroup) : documentKind ? kinds[documentKind] : explained[kind]
  if (explanation !== undefined) return <span>{` · ${explanation}`}</span>
  if (approvalId !== undefined) return <AboutPayment notification={notification} />
  if (name === undefined) return null
  return (
    <>
      <span>{' · '}</span>
      <bdi>{nameOf(name, nameArabic)}</bdi>
    </>
  )
}

/** Whom a payment for approval pays, and to those who may approve it, who made it. */
function AboutPayment({ notification: { kind, madeBy, ...subject } }: { notification: Notification }) {
  const t = useTexts(notifications)
  const personName = usePersonName()
  const payee = usePaymentSubject()(subject)
  const maker = kind === 'approval_waiting' && madeBy ? t.madeByOf(personName(madeBy)) : undefined
  return <span>{['', payee, maker].filter(text => text !== undefined).join(' · ')}</span>
}
