import { walletOtp as ar } from './ar/wallet-otp.ts'
import { catalogue } from './catalogue.ts'
import { walletOtp as en } from './en/wallet-otp.ts'

export const walletOtp = catalogue(en, ar)
