import type { MemberRole } from '#web/api/generated/plinkAPI.schemas.ts'
import { team } from '#web/messages/business/team.ts'
import { common } from '#web/messages/common.ts'
import { auth } from '#web/messages/sign-in/auth.ts'
import { dialog, main, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_ID, issuedCode } from '#web/mock/stored-state.ts'
import { walletCode } from '#web/one-time-code/one-time-code.states.ts'
import { paths } from '#web/paths.ts'

/** The people who act for a business, and the first page of an invited person. */
export const teamControls = {
  heading: page.heading(team, t => t.title),
  invite: main.button(team, t => t.invite),
  ownersOnly: main.text(team, t => t.ownersOnly),
  notAllowed: (role: MemberRole) => main.text(team, t => t.notAllowed(t.roles[role])),
  name: page.field(team, t => t.name),
  phone: page.field(team, t => t.phone),
  role: (role: MemberRole) => page.find('radio', team, t => t.roles[role]),
  next: main.button(team, t => t.next),
  save: dialog.button(team, t => t.save),
  remove: dialog.button(team, t => t.remove),
  revoke: dialog.button(team, t => t.revoke),
  leave: page.button(team, t => t.leave),
  invited: (name: string) => main.text(team, t => t.invitedNow(name)),
  row: (text: string) => main.all('listitem').about(text),
  joinHeading: page.heading(auth, t => t.joinTitle),
}
export const teamActions = {
  fill: (name: string, phone: string, role: MemberRole) => [
    fill(teamControls.name, name),
    fill(teamControls.phone, phone),
    press(teamControls.role(role)),
    press(teamControls.next),
  ],
}

const draft = { name: 'Sara Al Harbi', phone: '0598765432', role: 'maker' }
const EMPTY = { name: '', phone: '', role: '' }
const next = press(teamControls.next)
const member = 'Fahad Al Qahtani'
const changeRole = press(page.button(team, (t, locale) => t.changeRoleOf(locale === 'ar' ? 'فهد القحطاني' : member)))
const removeMember = press(page.button(team, (t, locale) => t.removeOf(locale === 'ar' ? 'فهد القحطاني' : member)))

const joinControls = {
  phone: page.field(auth, t => t.phoneLabel),
  next: page.button(common, t => t.next),
}

export const TEAM: readonly Screen[] = [
  {
    id: 'team',
    path: paths.team,
    calls: [
      call('getTeam'),
      call('sendMemberRoleCode', { steps: [changeRole, press(teamControls.role('viewer')), press(teamControls.save)] }),
      call('removeMember', { steps: [removeMember, press(teamControls.remove)] }),
      call('revokeInvitation', {
        steps: [press(page.button(team, t => t.revokeOf('Sara Al Harbi'))), press(teamControls.revoke)],
      }),
      call('leaveTeam', {
        scenarios: { getTeam: 'as_viewer', getMe: 'as_viewer' },
        steps: [press(teamControls.leave), press(teamControls.leave)],
      }),
    ],
    clientStates: [
      clientState('invited', { locationState: () => ({ screen: 'team', invited: 'Sara Al Harbi' }) }),
      clientState('viewer', { scenarios: { getTeam: 'as_viewer', getMe: 'as_viewer' } }),
    ],
  },
  {
    id: 'memberRoleCode',
    path: paths.team,
    locationState: () => ({
      screen: 'roleCode',
      change: { memberId: ANY_ID, name: member, role: 'viewer' },
      sent: issuedCode(),
    }),
    calls: [call('changeMemberRole', { steps: [fill(walletCode.boxes, ANY_CODE)] })],
  },
  {
    id: 'inviteMember',
    path: paths.team,
    locationState: () => ({ screen: 'invite', draft }),
    calls: [call('inviteMember', { steps: [next] })],
    clientStates: [
      clientState('nothing_typed', { locationState: () => ({ screen: 'invite', draft: EMPTY }), steps: [next] }),
    ],
  },
  {
    id: 'invitationCode',
    path: paths.team,
    locationState: () => ({ screen: 'code', draft, pending: { invitationId: ANY_ID, ...issuedCode() } }),
    calls: [
      call('confirmInvitation', { steps: [fill(walletCode.boxes, ANY_CODE)] }),
      call('resendInvitationCode', { steps: [press(walletCode.resend)] }),
    ],
  },
  {
    id: 'join',
    path: paths.join,
    calls: [call('sendOtp', { steps: [fill(joinControls.phone, '0512345678'), press(joinControls.next)] })],
  },
]
