import { auth } from '#web/messages/auth.ts'
import { common } from '#web/messages/common.ts'
import { team } from '#web/messages/team.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { call, clientState, fill, label, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_ID, issuedCode } from '#web/mock/stored-state.ts'
import { paths } from '#web/paths.ts'

const stored = { signedIn: true }
const draft = { name: 'Sara Al Harbi', phone: '0598765432', role: 'maker' }
const EMPTY = { name: '', phone: '', role: '' }
const next = press(label(team, t => t.next))
const member = 'Fahad Al Qahtani'
const changeRole = press(locale => team[locale].changeRoleOf(locale === 'ar' ? 'فهد القحطاني' : member))
const chooseRole = press(label(team, t => t.roles.viewer))
const removeMember = press(locale => team[locale].removeOf(locale === 'ar' ? 'فهد القحطاني' : member))
const revoke = press(label(team, t => t.revokeOf('Sara Al Harbi')))
const enterCode = fill(
  label(walletOtp, t => t.label),
  ANY_CODE,
)

export const TEAM: readonly Screen[] = [
  {
    id: 'team',
    path: paths.team,
    stored,
    calls: [
      call('getTeam'),
      call('sendMemberRoleCode', { steps: [changeRole, chooseRole, press(label(team, t => t.save))] }),
      call('removeMember', { steps: [removeMember, press(label(team, t => t.remove))] }),
      call('revokeInvitation', { steps: [revoke, press(label(team, t => t.revoke))] }),
      call('leaveTeam', {
        scenarios: { getTeam: 'as_viewer', getMe: 'as_viewer' },
        steps: [press(label(team, t => t.leave)), press(label(team, t => t.leave))],
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
    stored,
    locationState: () => ({
      screen: 'roleCode',
      change: { memberId: ANY_ID, name: member, role: 'viewer' },
      sent: issuedCode(),
    }),
    calls: [call('changeMemberRole', { steps: [enterCode] })],
  },
  {
    id: 'inviteMember',
    path: paths.team,
    stored,
    locationState: () => ({ screen: 'invite', draft }),
    calls: [call('inviteMember', { steps: [next] })],
    clientStates: [
      clientState('nothing_typed', { locationState: () => ({ screen: 'invite', draft: EMPTY }), steps: [next] }),
    ],
  },
  {
    id: 'invitationCode',
    path: paths.team,
    stored,
    locationState: () => ({ screen: 'code', draft, pending: { invitationId: ANY_ID, ...issuedCode() } }),
    calls: [
      call('confirmInvitation', { steps: [enterCode] }),
      call('resendInvitationCode', { steps: [press(label(walletOtp, t => t.resend))] }),
    ],
  },
]

/** The first page of somebody who is invited. */
export const JOINING: readonly Screen[] = [
  {
    id: 'join',
    path: paths.join,
    calls: [
      call('sendOtp', {
        steps: [
          fill(
            label(auth, t => t.phoneLabel),
            '0512345678',
          ),
          press(label(common, t => t.next)),
        ],
      }),
    ],
  },
]
