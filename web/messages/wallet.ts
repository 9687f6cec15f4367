import { wallet as ar } from './ar/wallet.ts'
import { catalogue } from './catalogue.ts'
import { wallet as en } from './en/wallet.ts'

export const wallet = catalogue(en, ar)
