import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { maskPhone } from '#domain/phone.ts'
import { useErrorText } from '#web/api/error-text.ts'
import { getGetMeQueryKey, useGetPhoneChange } from '#web/api/generated/account.ts'
import type { PhoneChange } from '#web/api/generated/plinkAPI.schemas.ts'
import { useGetWallet } from '#web/api/generated/wallet.ts'
import { useMe } from '#web/api/use-me.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { phoneChange } from './phone-change.messages.ts'
import { useCancelPhoneChange } from './use-cancel-phone-change.ts'

const SOON_MILLISECONDS = 2000
const LATE_MILLISECONDS = 3_600_000

/** The progress of a change of mobile number, with the button that cancels it. */
export function PhoneChangeStatus() {
  const t = useTexts(phoneChange)
  const errorText = useErrorText()
  const { data } = useGetPhoneChange({
    query: { refetchInterval: ({ state }) => untilRead(state.data?.phoneChange) },
  })
  const { mutate: cancel, isPending, isSuccess, error } = useCancelPhoneChange()
  const change = data?.phoneChange
  useNewNumber(change)
  return (
    <div role="status" className="grid gap-4 empty:hidden">
      {change?.state === 'waiting' ? (
        <Notice tone="warning" title={<WaitingTitle change={change} />}>
          <p>{t.waitingText}</p>
          <div className="mt-2">
            <Button
              variant="secondary"
              busy={isPending && t.cancelling}
              onClick={() => cancel({ phoneChangeId: change.phoneChangeId })}
            >
              {t.cancel}
            </Button>
          </div>
        </Notice>
      ) : null}
      {change?.state === 'failed' ? <Notice tone="danger">{t.failed(isolatedPhone(change))}</Notice> : null}
      {isSuccess && change?.state === 'cancelled' ? <Notice tone="success">{t.cancelled}</Notice> : null}
      {error ? <Notice tone="danger">{errorText(error)}</Notice> : null}
    </div>
  )
}

function WaitingTitle({ change }: { change: PhoneChange }) {
  const t = useTexts(phoneChange)
  const { dateTime } = useFormats()
  const { takesEffectAt } = change
  const isNow = isDue(change) || !takesEffectAt
  const { data: wallet } = useGetWallet(undefined, { query: { enabled: isNow } })
  if (!isNow) return <span>{t.waiting(isolatedPhone(change), dateTime(takesEffectAt))}</span>
  return <span>{wallet?.frozen ? t.heldBack(isolatedPhone(change)) : t.changingNow(isolatedPhone(change))}</span>
}

const isolatedPhone = ({ newPhoneNumber }: PhoneChange) => `\u2066${maskPhone(newPhoneNumber)}\u2069`

/** The page reads a change again when it is due, and from then on often, because it takes effect within moments. */
function untilRead(change: PhoneChange | null | undefined): number | false {
  if (change?.state !== 'waiting' || !change.takesEffectAt) return false
  const untilDue = Date.parse(change.takesEffectAt) - serverNow()
  return Math.min(Math.max(untilDue, SOON_MILLISECONDS), LATE_MILLISECONDS)
}

const isDue = (change: PhoneChange | null | undefined): boolean =>
  change?.state === 'waiting' && Date.parse(change.takesEffectAt ?? '') <= serverNow()

/** Reads the account again once it has the new number. */
function useNewNumber(change: PhoneChange | null | undefined): void {
  const queryClient = useQueryClient()
  const { data: me } = useMe()
  const isBehind = change?.state === 'changed' && me !== undefined && me.phoneNumber !== change.newPhoneNumber
  useEffect(() => {
    if (isBehind) queryClient.invalidateQueries({ queryKey: getGetMeQueryKey() })
  }, [isBehind, queryClient])
}
