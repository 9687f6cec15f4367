import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useErrorText } from '#web/api/error-text.ts'
import { getGetMeQueryKey, useGetEmailChange } from '#web/api/generated/account.ts'
import type { EmailChange } from '#web/api/generated/plinkAPI.schemas.ts'
import { useMe } from '#web/api/use-me.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { emailChange } from './email-change.messages.ts'
import { useCancelEmailChange } from './use-cancel-email-change.ts'
import { useSendEmailLink } from './use-send-email-link.ts'

const LOOK_MILLISECONDS = 3000

/** The progress of a change of email. It is polled, because the link may be used on another device. */
export function EmailChangeStatus() {
  const t = useTexts(emailChange)
  const { data } = useGetEmailChange({
    query: {
      refetchInterval: ({ state }) => (state.data?.emailChange?.state === 'waiting' ? LOOK_MILLISECONDS : false),
    },
  })
  const cancelling = useCancelEmailChange()
  const sending = useSendEmailLink()
  const refusal = sending.error ?? cancelling.error
  const change = data?.emailChange
  const errorText = useErrorText()
  useNewEmail(change)
  return (
    <div role="status" className="grid gap-4 empty:hidden">
      {change?.state === 'waiting' ? <Waiting change={change} cancelling={cancelling} sending={sending} /> : null}
      {change?.state === 'failed' ? <Notice tone="danger">{t.failed(isolatedEmail(change))}</Notice> : null}
      {change?.state === 'expired' ? <Notice tone="warning">{t.expired(isolatedEmail(change))}</Notice> : null}
      {cancelling.isSuccess && change?.state === 'cancelled' ? <Notice tone="success">{t.cancelled}</Notice> : null}
      {refusal ? (
        <Notice tone={refusal.body.code === 'ACTION_EXPIRED' ? 'warning' : 'danger'}>
          {refusal.body.code === 'ACTION_EXPIRED' ? t.over : errorText(refusal)}
        </Notice>
      ) : null}
    </div>
  )
}

interface WaitingProps {
  change: EmailChange
  cancelling: ReturnType<typeof useCancelEmailChange>
  sending: ReturnType<typeof useSendEmailLink>
}

function Waiting({ change, cancelling, sending }: WaitingProps) {
  const t = useTexts(emailChange)
  const { dateTime } = useFormats()
  const { emailChangeId } = change
  return (
    <Notice title={t.waiting(isolatedEmail(change))}>
      <p>{t.waitingText(dateTime(change.expiresAt))}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={sending.isPending && t.sending}
          onClick={() => {
            cancelling.reset()
            sending.mutate({ emailChangeId })
          }}
        >
          {t.sendAgain}
        </Button>
        <Button
          variant="secondary"
          busy={cancelling.isPending && t.cancelling}
          onClick={() => {
            sending.reset()
            cancelling.mutate({ emailChangeId })
          }}
        >
          {t.cancel}
        </Button>
      </div>
      {sending.isSuccess && sending.variables.emailChangeId === emailChangeId ? <p className="mt-2">{t.sent}</p> : null}
    </Notice>
  )
}

const isolatedEmail = ({ newEmail }: EmailChange) => `\u2066${newEmail}\u2069`

/** Reads the profile again once it has the new email. */
function useNewEmail(change: EmailChange | null | undefined): void {
  const queryClient = useQueryClient()
  const { data: me } = useMe()
  const { email, isEmailConfirmed } = me?.profile ?? {}
  const isBehind = change?.state === 'confirmed' && !(email === change.newEmail && isEmailConfirmed)
  const changeId = change?.emailChangeId
  useEffect(() => {
    // The profile is refetched once for each change, because the email may have been removed since.
    if (isBehind && changeId) queryClient.invalidateQueries({ queryKey: getGetMeQueryKey() })
  }, [isBehind, changeId, queryClient])
}
