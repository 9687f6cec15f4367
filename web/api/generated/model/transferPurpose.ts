/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * What the payment is for. The bank of the payee sees it
 */
export type TransferPurpose = 'bills_or_rent' | 'expenses_services' | 'purchase_assets' | 'saving_investment' | 'government_dues' | 'credit_card_loan' | 'personal' | 'donation' | 'payroll_benefits' | 'online_purchase' | 'dividend_payment' | 'payment_to_merchant' | 'own_account_transfer';