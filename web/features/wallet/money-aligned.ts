/** Of amounts under each other: in both directions on the right, where the decimals meet. */
export const MONEY_ALIGNED = 'text-end rtl:text-start'
