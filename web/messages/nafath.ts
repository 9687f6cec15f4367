import { nafath as ar } from './ar/nafath.ts'
import { catalogue } from './catalogue.ts'
import { nafath as en } from './en/nafath.ts'

export const nafath = catalogue(en, ar)
