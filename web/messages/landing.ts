import { landing as ar } from './ar/landing.ts'
import { catalogue } from './catalogue.ts'
import { landing as en } from './en/landing.ts'

export const landing = catalogue(en, ar)
