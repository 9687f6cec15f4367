import { type ReactNode, useState } from 'react'
import type { Invitation, Member, MemberRole } from '#web/api/generated/plinkAPI.schemas.ts'
import { ActionError } from '#web/layouts/errors.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { team } from '#web/messages/business/team.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { RadioCards } from '#web/ui/inputs/RadioCards.tsx'
import { ROLES, type SentRoleCode } from './invite-step.ts'
import { useLeaveTeam } from './use-leave-team.ts'
import { useRemoveMember } from './use-remove-member.ts'
import { useRevokeInvitation } from './use-revoke-invitation.ts'
import { useSendMemberRoleCode } from './use-send-member-role-code.ts'

interface Shown {
  open: boolean
  onClose: () => void
}

interface OfMember extends Shown {
  member: Member
  name: string
}

interface RoleDialogProps extends OfMember {
  onSent: (role: MemberRole, sentCode: SentRoleCode) => void
}

export function RoleDialog({ member: { memberId, role }, name, open, onClose, onSent }: RoleDialogProps) {
  const t = useTexts(team)
  const [newRole, choose] = useState<MemberRole>(role)
  const { mutate, isPending, error } = useSendMemberRoleCode(sentCode => onSent(newRole, sentCode))
  return (
    <Dialog
      open={open}
      onClose={isPending ? undefined : onClose}
      title={t.changeRoleTitle(name)}
      description={t.changeRoleText}
      actions={
        <>
          <Button
            busy={isPending && t.saving}
            onClick={() => (newRole === role ? onClose() : mutate({ memberId, data: { role: newRole } }))}
          >
            {t.save}
          </Button>
          <Keep onClose={onClose} disabled={isPending} />
        </>
      }
    >
      <ActionError error={error} />
      <Field id={`role-${memberId}`} label={t.role} group>
        {wiring => (
          <RadioCards
            {...wiring}
            value={newRole}
            onValueChange={choose}
            cards={ROLES.map(each => ({ value: each, title: t.roles[each], description: t.meanings[each] }))}
          />
        )}
      </Field>
    </Dialog>
  )
}

export function RemoveDialog({ member: { memberId }, name, ...shown }: OfMember) {
  const t = useTexts(team)
  const { mutate, isPending, error } = useRemoveMember(shown.onClose)
  return (
    <Question {...shown} title={t.removeTitle(name)} text={t.removeText} isPending={isPending} error={error}>
      <Button variant="danger" busy={isPending && t.removing} onClick={() => mutate({ memberId })}>
        {t.remove}
      </Button>
    </Question>
  )
}

export function RevokeDialog({ invitation: { invitationId, name }, ...shown }: Shown & { invitation: Invitation }) {
  const t = useTexts(team)
  const { mutate, isPending, error } = useRevokeInvitation(shown.onClose)
  return (
    <Question {...shown} title={t.revokeTitle(name)} text={t.revokeText} isPending={isPending} error={error}>
      <Button variant="danger" busy={isPending && t.removing} onClick={() => mutate({ invitationId })}>
        {t.revoke}
      </Button>
    </Question>
  )
}

export function LeaveDialog(props: Shown) {
  const t = useTexts(team)
  const { mutate, isPending, error } = useLeaveTeam()
  return (
    <Question {...props} title={t.leaveTitle} text={t.leaveText} isPending={isPending} error={error}>
      <Button variant="danger" busy={isPending && t.removing} onClick={() => mutate()}>
        {t.leave}
      </Button>
    </Question>
  )
}

interface QuestionProps extends Shown {
  title: string
  text: string
  isPending: boolean
  error: unknown
  /** The button that takes the action. */
  children: ReactNode
}

/** Explains an action and asks for a confirmation. */
function Question({ open, onClose, title, text, isPending, error, children }: QuestionProps) {
  return (
    <Dialog
      open={open}
      onClose={isPending ? undefined : onClose}
      title={title}
      description={text}
      actions={
        <>
          {children}
          <Keep onClose={onClose} disabled={isPending} />
        </>
      }
    >
      <ActionError error={error} />
    </Dialog>
  )
}

function Keep({ onClose, disabled }: { onClose: () => void; disabled: boolean }) {
  return (
    <Button variant="secondary" disabled={disabled} onClick={onClose}>
      {useTexts(team).keep}
    </Button>
  )
}
