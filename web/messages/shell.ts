import { shell as ar } from './ar/shell.ts'
import { catalogue } from './catalogue.ts'
import { shell as en } from './en/shell.ts'

export const shell = catalogue(en, ar)
