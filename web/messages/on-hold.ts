import { onHold as ar } from './ar/on-hold.ts'
import { catalogue } from './catalogue.ts'
import { onHold as en } from './en/on-hold.ts'

export const onHold = catalogue(en, ar)
