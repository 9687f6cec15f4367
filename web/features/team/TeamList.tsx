import { type ReactNode, useState } from 'react'
import { formatPhone, phoneFromE164 } from '#domain/phone.ts'
import type { Invitation, Member, Team } from '#web/api/generated/plinkAPI.schemas.ts'
import { useGetTeam } from '#web/api/generated/team.ts'
import { useMay } from '#web/api/use-may.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { team } from '#web/messages/business/team.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { MaskedPhone } from '#web/ui/MaskedPhone.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import type { RoleChange, SentRoleCode } from './invite-step.ts'
import { RoleRights } from './RoleRights.tsx'
import { LeaveDialog, RemoveDialog, RevokeDialog, RoleDialog } from './TeamDialogs.tsx'

type OnRole = (change: RoleChange, sentCode: SentRoleCode) => void

interface TeamListProps {
  /** The name of a person who has just been invited. */
  invited?: string
  onInvite: () => void
  /** Called when the code of a new role was sent. */
  onRole: OnRole
}

export function TeamList({ invited, onInvite, onRole }: TeamListProps) {
  const t = useTexts(team)
  const { data, error, refetch } = useGetTeam()
  const mayInvite = useMay('inviteMember')
  const isFull = data !== undefined && data.members.length + data.invitations.length >= data.maxMembers
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <PageIntro title={t.title} lead={t.lead} />
        {data && mayInvite && !isFull ? (
          <Button onClick={onInvite}>
            <PlusIcon className="size-5" />
            {t.invite}
          </Button>
        ) : null}
      </div>
      <div role="status" className="empty:hidden">
        {invited ? <Notice tone="success">{t.invitedNow(invited)}</Notice> : null}
      </div>
      {mayInvite ? null : <Notice>{t.ownersOnly}</Notice>}
      {isFull && mayInvite ? <Notice>{t.full(data.maxMembers)}</Notice> : null}
      {error && !data ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {error || data ? null : <RowsSkeleton count={3} />}
      {data ? <Loaded team={data} onRole={onRole} /> : null}
    </>
  )
}

function Loaded({ team: { members, invitations }, onRole }: { team: Team; onRole: OnRole }) {
  const t = useTexts(team)
  return (
    <>
      <Part title={t.members}>
        <Rows>
          {members.map(member => (
            <MemberRow key={member.memberId} member={member} members={members} onRole={onRole} />
          ))}
        </Rows>
        {members.length === 1 && invitations.length === 0 ? <p className="text-muted">{t.alone}</p> : null}
      </Part>
      {invitations.length > 0 ? (
        <Part title={t.invitations}>
          <Rows>
            {invitations.map(invitation => (
              <InvitationRow key={invitation.invitationId} invitation={invitation} members={members} />
            ))}
          </Rows>
        </Part>
      ) : null}
      <Part title={t.rightsTitle}>
        <RoleRights />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold">{title}</h2>
      {children}
    </section>
  )
}

/** The name of a member: the one that Nafath reported, or the end of the phone number, as a name or as part of a sentence. */
function useMemberName(nameless: 'phoneEnds' | 'phoneEndsWithin' = 'phoneEnds'): (member: Member) => string {
  const t = useTexts(team)
  const nameOf = useName()
  return ({ name, nameArabic, phoneEnd }) =>
    name || nameArabic ? nameOf(name ?? nameArabic ?? '', nameArabic) : t[nameless](phoneEnd)
}

/** The person who invited a member, unless that person is no longer in the team. */
function InvitedBy({ by, members }: { by: string | undefined; members: Member[] }) {
  const t = useTexts(team)
  const memberName = useMemberName('phoneEndsWithin')
  const member = members.find(({ memberId }) => memberId === by)
  return member ? <span>{t.invitedBy(memberName(member))}</span> : null
}

type Asked = 'role' | 'remove' | 'leave' | 'revoke' | null

function MemberRow({ member, members, onRole }: { member: Member; members: Member[]; onRole: OnRole }) {
  const t = useTexts(team)
  const { date } = useFormats()
  const name = useMemberName()(member)
  const [question, ask] = useState<Asked>(null)
  const mayChange = useMay('changeMemberRole') && !member.openedAccount
  const close = () => ask(null)
  return (
    <Row
      name={name}
      badges={
        <>
          <Badge>{t.roles[member.role]}</Badge>
          {member.isYou ? <span className="text-sm text-muted">{t.you}</span> : null}
        </>
      }
      phone={member}
      facts={
        <>
          <span>{t.since(date(member.since))}</span>
          {member.openedAccount ? <span>{t.opened}</span> : <InvitedBy by={member.invitedBy} members={members} />}
        </>
      }
    >
      {mayChange ? (
        <Button variant="secondary" fit aria-label={t.changeRoleOf(name)} onClick={() => ask('role')}>
          {t.changeRole}
        </Button>
      ) : null}
      {mayChange && !member.isYou ? (
        <Button variant="secondary" fit aria-label={t.removeOf(name)} onClick={() => ask('remove')}>
          {t.remove}
        </Button>
      ) : null}
      {member.isYou && !member.openedAccount ? (
        <Button variant="secondary" fit onClick={() => ask('leave')}>
          {t.leave}
        </Button>
      ) : null}
      <RoleDialog
        key={`${question} ${member.role}`}
        member={member}
        name={name}
        open={question === 'role'}
        onClose={close}
        onSent={(role, sentCode) => onRole({ memberId: member.memberId, name, role }, sentCode)}
      />
      <RemoveDialog member={member} name={name} open={question === 'remove'} onClose={close} />
      <LeaveDialog open={question === 'leave'} onClose={close} />
    </Row>
  )
}

function InvitationRow({ invitation, members }: { invitation: Invitation; members: Member[] }) {
  const t = useTexts(team)
  const { dateTime } = useFormats()
  const { name, role, expiresAt, invitedBy } = invitation
  const [question, ask] = useState<Asked>(null)
  const mayRevoke = useMay('revokeInvitation')
  return (
    <Row
      name={name}
      badges={<Badge>{t.roles[role]}</Badge>}
      phone={invitation}
      facts={
        <>
          <span>{t.until(dateTime(expiresAt))}</span>
          <InvitedBy by={invitedBy} members={members} />
        </>
      }
    >
      {mayRevoke ? (
        <Button variant="secondary" fit aria-label={t.revokeOf(name)} onClick={() => ask('revoke')}>
          {t.revoke}
        </Button>
      ) : null}
      <RevokeDialog invitation={invitation} open={question === 'revoke'} onClose={() => ask(null)} />
    </Row>
  )
}

interface RowProps {
  name: string
  badges: ReactNode
  phone: Pick<Member, 'phoneNumber' | 'phoneEnd'>
  facts: ReactNode
  /** The possible actions. */
  children: ReactNode
}

function Row({ name, badges, phone: { phoneNumber, phoneEnd }, facts, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:p-5">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          {badges}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm wrap-anywhere text-muted">
          {phoneNumber ? <Ltr>{formatPhone(phoneFromE164(phoneNumber))}</Ltr> : <MaskedPhone number={phoneEnd} />}
          {facts}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 not-has-[>button]:hidden">{children}</div>
    </li>
  )
}
