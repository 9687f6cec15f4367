import { beneficiaries } from '#web/messages/beneficiaries.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { call, clientState, fill, label, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_ID, issuedCode } from '#web/mock/stored-state.ts'
import { beneficiaryPath, paths } from '#web/paths.ts'

const stored = { signedIn: true }
const draft = { iban: 'SA0380000000608010167519', name: 'Green Palm Trading', identifier: '1010123456', nickname: '' }
const EMPTY = { iban: '', name: '', identifier: '', nickname: '' }
const next = press(label(beneficiaries, t => t.next))
const remove = press(label(beneficiaries, t => t.remove))
const enterCode = fill(
  label(walletOtp, t => t.label),
  ANY_CODE,
)
const typing = (iban: string) =>
  clientState(`typed_${iban.slice(0, 4)}`, {
    locationState: () => ({ screen: 'add', draft: { ...EMPTY, iban } }),
  })

export const BENEFICIARIES: readonly Screen[] = [
  {
    id: 'beneficiaries',
    path: paths.beneficiaries,
    stored,
    calls: [call('listBeneficiaries')],
    clientStates: [
      clientState('removed', { locationState: () => ({ isRemoved: true }) }),
      clientState('nobody_found', {
        steps: [
          fill(
            label(beneficiaries, t => t.search),
            'Blue Sea',
          ),
        ],
      }),
    ],
  },
  {
    id: 'addBeneficiary',
    path: paths.beneficiaries,
    stored,
    locationState: () => ({ screen: 'add', draft }),
    calls: [call('addBeneficiary', { steps: [next] })],
    clientStates: [
      clientState('nothing_typed', { locationState: () => ({ screen: 'add', draft: EMPTY }), steps: [next] }),
      typing('GB82WEST'),
      typing('SA0480000000608010167519'),
      typing('SA0377'),
    ],
  },
  {
    id: 'beneficiaryCode',
    path: paths.beneficiaries,
    stored,
    locationState: () => ({ screen: 'code', draft, pending: { beneficiaryId: ANY_ID, ...issuedCode() } }),
    calls: [
      call('confirmBeneficiary', { steps: [enterCode] }),
      call('resendBeneficiaryCode', { steps: [press(label(walletOtp, t => t.resend))] }),
    ],
  },
  {
    id: 'beneficiary',
    path: beneficiaryPath(ANY_ID),
    stored,
    calls: [call('getBeneficiary'), call('removeBeneficiary', { steps: [remove, remove] })],
    clientStates: [
      clientState('new', { locationState: () => ({ isNew: true }) }),
      clientState('asked', { steps: [remove] }),
    ],
  },
]
