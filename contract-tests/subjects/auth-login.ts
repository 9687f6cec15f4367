import { eq } from 'drizzle-orm'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { CHOICE, CODE, CREDENTIAL, IDENTIFIER, PROOF, type ReadBack, type RequestFields } from '../request-fields.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { callPlaced, waitToResend } from '../steps/sign-in.ts'
import { openAccount } from '../test-user.ts'

const withLoginCode = inTurn(openAccount, ({ customer }) => customer.startLogin())

export const preparations: Preparations = {
  loginWithPassword: openAccount,
  verifyLoginOtp: withLoginCode,
  resendLoginOtp: inTurn(withLoginCode, waitToResend),
  getCallbackStatus: callPlaced,
  completeCallback: inTurn(callPlaced, ({ customer }) => customer.press(1)),
}

const sessionDevice = (prefix = ''): Record<string, ReadBack> =>
  Object.fromEntries(
    ['platform', 'userAgent', 'screenResolution', 'timezone'].map(name => [
      `${prefix}${name}`,
      { operation: 'listSessions', path: `items[0].device.${name}` },
    ]),
  )

export const requestFields: RequestFields = {
  loginWithPassword: {
    prepare: async user => {
      await openAccount(user)
      const isTheirs = eq(accounts.id, user.person.userId)
      await user.world.deps.db.update(accounts).set({ signInCheck: 'none' }).where(isTheirs)
    },
    fields: { emailOrPhone: IDENTIFIER, password: CREDENTIAL, ...sessionDevice('device.') },
  },
  verifyLoginOtp: { fields: { userId: IDENTIFIER, otp: CODE, locale: CHOICE, ...sessionDevice('device.') } },
  resendLoginOtp: {
    fields: {
      userId: IDENTIFIER,
      'device.platform': PROOF,
      'device.userAgent': PROOF,
      'device.screenResolution': PROOF,
      'device.timezone': PROOF,
    },
  },
  completeCallback: { fields: sessionDevice() },
}
