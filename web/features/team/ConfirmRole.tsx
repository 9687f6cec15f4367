import { useErrorText } from '#web/api/error-text.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { team } from '#web/messages/business/team.ts'
import { CodeScreen } from '#web/money/codes/CodeScreen.tsx'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/Notice.tsx'
import type { RoleChange, SentRoleCode } from './invite-step.ts'
import { type RoleEvents, useChangeMemberRole } from './use-change-member-role.ts'

interface ConfirmRoleProps extends RoleEvents {
  change: RoleChange
  sent: SentRoleCode
}

/** Asks for the code of a new role. */
export function ConfirmRole({ change, sent, ...events }: ConfirmRoleProps) {
  const t = useTexts(team)
  const errorText = useErrorText()
  const code = useChangeMemberRole(change, sent, events)
  return (
    <CodeScreen
      sent={sent}
      code={code}
      subject={
        <span className="grid">
          <bdi>{change.name}</bdi>
          <span className="font-normal">{t.roles[change.role]}</span>
        </span>
      }
      back={{ to: paths.team }}
      over={
        code.over ? (
          <Notice tone="warning" alert title={errorText(code.over)}>
            <TextLink to={paths.team}>{t.title}</TextLink>
          </Notice>
        ) : null
      }
    >
      {null}
    </CodeScreen>
  )
}
