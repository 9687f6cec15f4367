import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { emailChange } from './email-change.messages.ts'
import { useConfirmEmailChange } from './use-confirm-email-change.ts'

/** The page that the link in the message opens, on any device. Only the button confirms the email, because mail filters open links too. */
export function ConfirmEmailPage() {
  const t = useTexts(emailChange)
  const token = useLocation().hash.slice(1)
  return (
    <PublicLayout>
      {token ? (
        // Another link that is opened in the same tab starts a new confirmation.
        <Confirmation key={token} token={token} />
      ) : (
        <>
          <PageIntro title={t.confirmTitle} />
          <Notice tone="warning">{t.problems.noToken}</Notice>
        </>
      )}
      <p>
        <TextLink to={paths.settings}>{t.toSettings}</TextLink>
      </p>
    </PublicLayout>
  )
}

function Confirmation({ token }: { token: string }) {
  const t = useTexts(emailChange)
  const errorText = useErrorText()
  const { confirm, isPending, data, error, problem } = useConfirmEmailChange()
  const end = problem === 'other' ? null : problem
  const isOver = data !== undefined || end !== null
  const outcome = useFocusWhen(isOver)
  return (
    <>
      <PageIntro title={t.confirmTitle} lead={isOver ? undefined : t.confirmLead} />
      {isOver ? null : (
        <div>
          <Button busy={isPending && t.confirming} onClick={() => confirm(token)}>
            {t.confirm}
          </Button>
        </div>
      )}
      <div ref={outcome} tabIndex={-1} role="status" className="grid gap-4 empty:hidden">
        {data ? (
          <Notice tone="success" title={t.done(`\u2066${data.email}\u2069`)}>
            {t.doneText}
          </Notice>
        ) : null}
        {end ? <Notice tone={end === 'used' ? 'info' : 'warning'}>{t.problems[end]}</Notice> : null}
        {problem === 'other' ? <Notice tone="danger">{errorText(error)}</Notice> : null}
      </div>
    </>
  )
}

/** Moves the focus, because the button that had it is removed. */
function useFocusWhen(isOver: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOver) place.current?.focus()
  }, [isOver])
  return place
}
