import { type Customer, wrongCode } from '#api/testing/customers/customer.ts'
import { OTP_ATTEMPTS } from '#domain/constants.ts'

/** Tries wrong codes until no code is accepted. */
export async function tryWrongCodes({ otp }: Customer, attempt: (wrong: string) => Promise<unknown>): Promise<void> {
  for (let count = 0; count < OTP_ATTEMPTS; count++) await attempt(wrongCode(otp, count))
}
