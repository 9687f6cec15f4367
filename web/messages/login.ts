import { login as ar } from './ar/login.ts'
import { catalogue } from './catalogue.ts'
import { login as en } from './en/login.ts'

export const login = catalogue(en, ar)
