import { CODE, CREDENTIAL, PROOF, type RequestFields } from '../request-fields.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { signedIn } from '../steps/sign-in.ts'
import { openAccount } from '../test-user.ts'

export const preparations: Preparations = {
  forgotPassword: openAccount,
  resetPassword: inTurn(openAccount, ({ customer }) => customer.startRecovery()),
  refreshTokens: signedIn,
  logout: signedIn,
}

export const requestFields: RequestFields = {
  forgotPassword: { fields: { idUnn: PROOF, dateOfBirth: PROOF, phoneNumber: PROOF } },
  resetPassword: { fields: { resetToken: CREDENTIAL, otp: CODE, newPassword: CREDENTIAL } },
  refreshTokens: { fields: { refreshToken: CREDENTIAL } },
  logout: { fields: { refreshToken: CREDENTIAL, onboardingToken: CREDENTIAL } },
}
