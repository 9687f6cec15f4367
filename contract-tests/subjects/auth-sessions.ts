import { CODE, CREDENTIAL, PROOF, type RequestFields } from '../request-fields.ts'

export const requestFields: RequestFields = {
  forgotPassword: { fields: { idUnn: PROOF, dateOfBirth: PROOF, phoneNumber: PROOF } },
  resetPassword: { fields: { resetToken: CREDENTIAL, otp: CODE, newPassword: CREDENTIAL } },
  refreshTokens: { fields: { refreshToken: CREDENTIAL } },
  logout: { fields: { refreshToken: CREDENTIAL, onboardingToken: CREDENTIAL } },
}
