import { settings as ar } from './ar/settings.ts'
import { catalogue } from './catalogue.ts'
import { settings as en } from './en/settings.ts'

export const settings = catalogue(en, ar)
