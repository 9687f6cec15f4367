import { useLocation } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { emailChange } from '#web/messages/email-change.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useConfirmEmailChange } from './use-confirm-email-change.ts'

/** What the link in the message opens, on any device. Nothing happens before the press of the button: mail filters open links too. */
export function ConfirmEmailPage() {
  const t = useTexts(emailChange)
  const errorText = useErrorText()
  const token = useLocation().hash.slice(1)
  const { confirm, isPending, data, error, problem } = useConfirmEmailChange()
  const isOver = problem !== null && problem !== 'other'
  return (
    <PublicLayout>
      <PageIntro title={t.confirmTitle} lead={data ? t.doneText : t.confirmLead} />
      {token ? null : <Notice tone="warning">{t.problems.noToken}</Notice>}
      {!token || data || isOver ? null : (
        <div>
          <Button busy={isPending && t.confirming} onClick={() => confirm(token)}>
            {t.confirm}
          </Button>
        </div>
      )}
      <div role="status" className="grid gap-4 empty:hidden">
        {data ? <Notice tone="success">{t.done(`\u2066${data.email}\u2069`)}</Notice> : null}
        {problem && problem !== 'other' ? (
          <Notice tone={problem === 'used' ? 'info' : 'warning'}>{t.problems[problem]}</Notice>
        ) : null}
        {problem === 'other' ? <Notice tone="danger">{errorText(error)}</Notice> : null}
      </div>
      <p>
        <TextLink to={paths.settings}>{t.toSettings}</TextLink>
      </p>
    </PublicLayout>
  )
}
