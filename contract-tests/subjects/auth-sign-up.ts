import { CHOICE, CODE, CREDENTIAL, IDENTIFIER, inSession, type RequestFields } from '../request-fields.ts'
import type { Preparations } from '../steps/preparation.ts'
import { upTo } from '../steps/sign-in.ts'

export const preparations: Preparations = {
  verifyOtp: upTo('otp'),
  setPassword: upTo('password'),
  setPasscode: upTo('done'),
}

export const requestFields: RequestFields = {
  sendOtp: {
    afterwards: ({ person }) => person.verifyPhone(),
    fields: {
      phoneNumber: inSession('phone'),
      businessType: inSession('businessType'),
      alternativeScreen: CHOICE,
      locale: CHOICE,
      joinsTeam: CHOICE,
    },
  },
  verifyOtp: { fields: { phoneNumber: IDENTIFIER, otp: CODE, locale: CHOICE } },
  setPassword: { fields: { userId: IDENTIFIER, password: CREDENTIAL } },
  setPasscode: { fields: { userId: IDENTIFIER, passcode: CREDENTIAL } },
}
