import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { pageQuery } from '#api/http/requests/page-query.ts'
import { addBeneficiary } from './add-beneficiary.ts'
import { confirmBeneficiary } from './confirm-beneficiary.ts'
import { getBeneficiary } from './get-beneficiary.ts'
import { listBeneficiaries } from './list-beneficiaries.ts'
import { removeBeneficiary } from './remove-beneficiary.ts'
import { resendBeneficiaryCode } from './resend-beneficiary-code.ts'

export function beneficiariesRoutes({ implement, deps }: Api): void {
  implement(contract.listBeneficiaries, async c =>
    c.json(await listBeneficiaries(deps, c.var.bearer, pageQuery(c, c.req.valid('query'))), 200),
  )

  implement(contract.addBeneficiary, async c =>
    c.json(await addBeneficiary(deps, c.var.bearer, c.req.valid('json')), 201),
  )

  implement(contract.getBeneficiary, async c =>
    c.json(await getBeneficiary(deps, c.var.bearer, c.req.valid('param').beneficiaryId), 200),
  )

  implement(contract.removeBeneficiary, async c => {
    await removeBeneficiary(deps, c.var.bearer, c.req.valid('param').beneficiaryId)
    return c.body(null, 204)
  })

  implement(contract.confirmBeneficiary, async c => {
    const { beneficiaryId } = c.req.valid('param')
    return c.json(await confirmBeneficiary(deps, c.var.bearer, beneficiaryId, c.req.valid('json').otp), 200)
  })

  implement(contract.resendBeneficiaryCode, async c =>
    c.json(await resendBeneficiaryCode(deps, c.var.bearer, c.req.valid('param').beneficiaryId), 200),
  )
}
