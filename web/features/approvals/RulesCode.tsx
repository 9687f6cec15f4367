import { useNavigate } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { CodeScreen } from '#web/money/codes/CodeScreen.tsx'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { approvals } from './approvals.messages.ts'
import { PersonRuleList } from './PersonRuleList.tsx'
import { RuleList } from './RuleList.tsx'
import type { SentCode } from './sent-code.ts'
import type { ShownRules } from './use-send-approval-rules-code.ts'
import { useSetApprovalRules } from './use-set-approval-rules.ts'

/** Asks for the code of new rules. The rules are shown below it. */
export function RulesCode({ shown, sent }: { shown: ShownRules; sent: SentCode }) {
  const t = useTexts(approvals)
  const navigate = useNavigate()
  const errorText = useErrorText()
  const code = useSetApprovalRules(shown, sent, {
    onSent: next => navigate(paths.approvalRules, { replace: true, state: { sent: next, ...shown } }),
    onDone: () => navigate(paths.approvalRules, { replace: true }),
  })
  return (
    <CodeScreen
      sent={sent}
      code={code}
      heading={t.rulesHeading}
      subject={null}
      back={{ to: paths.approvalRules }}
      over={
        code.over ? (
          <Notice tone="warning" alert title={errorText(code.over)}>
            <TextLink to={paths.approvalRules}>{t.rules}</TextLink>
          </Notice>
        ) : null
      }
    >
      <RuleList rules={shown.rules} />
      {shown.byPerson && shown.byPerson.length > 0 ? <PersonRuleList rules={shown.byPerson} /> : null}
    </CodeScreen>
  )
}
