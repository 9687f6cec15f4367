import { useLocation, useNavigate } from 'react-router-dom'
import { formatPhone } from '#domain/phone.ts'
import { useErrorText } from '#web/api/error-text.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { team } from '#web/messages/business/team.ts'
import { CodeScreen } from '#web/money/codes/CodeScreen.tsx'
import { paths } from '#web/paths.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { ConfirmRole } from './ConfirmRole.tsx'
import { InviteForm } from './InviteForm.tsx'
import { EMPTY_DRAFT, type InviteDraft, type PendingInvitation, type TeamStep, teamStepIn } from './invite-step.ts'
import { TeamList } from './TeamList.tsx'
import { type ConfirmEvents, useConfirmInvitation } from './use-confirm-invitation.ts'

/** The people who act for the business, and the screens that invite another one: the details and the owner's code. */
export function TeamPage() {
  const navigate = useNavigate()
  const step = teamStepIn(useLocation().state)
  const goTo = (next: TeamStep, replace = false) => navigate(paths.team, { replace, state: next })
  switch (step.screen) {
    case 'team':
      return (
        <TeamList
          invited={step.invited}
          onInvite={() => goTo({ screen: 'invite', draft: EMPTY_DRAFT })}
          onRole={(change, sentCode) => goTo({ screen: 'roleCode', change, sent: sentCode })}
        />
      )
    case 'roleCode':
      return (
        <ConfirmRole
          change={step.change}
          sent={step.sent}
          onSent={sentCode => goTo({ ...step, sent: sentCode }, true)}
          onChanged={() => goTo({ screen: 'team' }, true)}
        />
      )
    case 'invite':
      return (
        <InviteForm
          draft={step.draft}
          onDraft={draft => goTo({ screen: 'invite', draft }, true)}
          onAsked={(draft, pending) => goTo({ screen: 'code', draft, pending })}
        />
      )
    case 'code':
      return (
        <ConfirmInvitation
          draft={step.draft}
          pending={step.pending}
          onPending={pending => goTo({ ...step, pending }, true)}
          onConfirmed={() => goTo({ screen: 'team', invited: step.draft.name }, true)}
        />
      )
  }
}

interface ConfirmInvitationProps extends ConfirmEvents {
  draft: InviteDraft
  pending: PendingInvitation
}

/** Asks for the code of an invitation. */
function ConfirmInvitation({ draft, pending, ...events }: ConfirmInvitationProps) {
  const t = useTexts(team)
  const errorText = useErrorText()
  const code = useConfirmInvitation(pending, events)
  const toForm = { to: paths.team, state: { screen: 'invite', draft } satisfies TeamStep }
  return (
    <CodeScreen
      sent={pending}
      code={code}
      subject={
        <span className="grid">
          <bdi>{draft.name}</bdi>
          <span className="font-normal">
            <Ltr>{formatPhone(draft.phone)}</Ltr>
            {draft.role ? <span>{` · ${t.roles[draft.role]}`}</span> : null}
          </span>
        </span>
      }
      back={toForm}
      over={
        code.over ? (
          <Notice tone="warning" alert title={errorText(code.over)}>
            <TextLink {...toForm}>{t.startAgain}</TextLink>
          </Notice>
        ) : null
      }
    >
      <div>
        <TextLink {...toForm}>{t.change}</TextLink>
      </div>
    </CodeScreen>
  )
}
