import type { BeneficiaryCause, TransferCause } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** The causes of steps that a person or a program takes. Their texts name who that was. */
type TakenCause =
  | Extract<TransferCause, 'created' | 'confirmed' | 'api_key' | 'customer' | 'approved' | 'approver'>
  | Extract<BeneficiaryCause, 'added' | 'removed_by_customer' | 'replaced'>

/** The causes whose texts name nobody. */
export type OtherCause<Cause extends string> = Exclude<Cause, TakenCause>

const taken = catalogue<Record<TakenCause, (who: string) => string>>(
  {
    created: who => `Prepared by ${who}`,
    confirmed: who => `Confirmed with a code by ${who}`,
    api_key: who => `Sent by ${who}`,
    customer: who => `Cancelled by ${who}`,
    approved: who => `Approved by ${who}`,
    approver: who => `Declined by ${who}`,
    added: who => `Added by ${who}`,
    removed_by_customer: who => `Removed by ${who}`,
    replaced: who => `The same IBAN was added again by ${who}`,
  },
  {
    created: who => `أُعدّ من قِبل ${who}`,
    confirmed: who => `أُكّد برمز من قِبل ${who}`,
    api_key: who => `أُرسل من قِبل ${who}`,
    customer: who => `أُلغي من قِبل ${who}`,
    approved: who => `اعتُمد من قِبل ${who}`,
    approver: who => `رُفض من قِبل ${who}`,
    added: who => `أُضيف من قِبل ${who}`,
    removed_by_customer: who => `حُذف من قِبل ${who}`,
    replaced: who => `أُضيف الآيبان نفسه من جديد من قِبل ${who}`,
  },
)

export const peopleOfSteps = catalogue(
  {
    /** At the beginning of a line. */
    somebody: 'Somebody at the business',
    /** Within a sentence. */
    somebodyWithin: 'somebody at the business',
    program: (apiKeyName: string) => `the program of the API key “\u2068${apiKeyName}\u2069”`,
    aProgram: 'a program with an API key',
    taken: taken.en,
  },
  {
    somebody: 'أحد أفراد المنشأة',
    somebodyWithin: 'أحد أفراد المنشأة',
    program: apiKeyName => `برنامج مفتاح API «\u2068${apiKeyName}\u2069»`,
    aProgram: 'برنامج بمفتاح API',
    taken: taken.ar,
  },
)
