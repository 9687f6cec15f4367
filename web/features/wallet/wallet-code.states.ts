import { common } from '#web/messages/common.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { main, page } from '#web/mock/control.ts'
import { call, fill, press } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_ID, issuedCode } from '#web/mock/stored-state.ts'
import { walletCode } from '#web/one-time-code/one-time-code.states.ts'

const lockout = page.find('dialog', walletOtp, t => t.lockedTitle)

/** The code that confirms a change of the wallet. */
export const walletCodeControls = {
  heading: page.heading(walletOtp, t => t.title),
  resendIn: page.text(walletOtp, t => t.resendIn),
  changeNumber: page.link(walletOtp, t => t.changeNumber),
  lockout,
  deactivateNow: lockout.button(walletOtp, t => t.deactivateNow),
  closeLockout: lockout.button(common, t => t.close).nth(0),
  over: main.all('alert'),
  done: page.link(walletOtp, t => t.done, 'exact'),
}

export const pending = () => ({ actionId: ANY_ID, ...issuedCode() })

export const codeCalls = [
  call('confirmWalletAction', { steps: [fill(walletCode.boxes, ANY_CODE)] }),
  call('resendWalletActionCode', { steps: [press(walletCode.resend)] }),
]
