import { subWallets as ar } from './ar/sub-wallets.ts'
import { catalogue } from './catalogue.ts'
import { subWallets as en } from './en/sub-wallets.ts'

export const subWallets = catalogue(en, ar)
