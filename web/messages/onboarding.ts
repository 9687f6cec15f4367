import { onboarding as ar } from './ar/onboarding.ts'
import { catalogue } from './catalogue.ts'
import { onboarding as en } from './en/onboarding.ts'

export const onboarding = catalogue(en, ar)
