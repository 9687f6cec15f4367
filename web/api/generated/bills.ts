/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  Bill,
  BillInquiry,
  BillNotPayableError,
  BillOrder,
  BillOrderDraft,
  BillPayment,
  BillPaymentList,
  BillerList,
  BillerUnavailableError,
  BillerUnavailableResponse,
  CancelBillPayment409,
  CancelBillPaymentHeaders,
  ChangeSavedBillRequest,
  CodeNotSentResponse,
  ConfirmBillPayments404,
  ConfirmBillPayments410,
  ConfirmBillPaymentsHeaders,
  ConfirmBillPaymentsRequest,
  GetBillReceipt409,
  GetBillReceiptParams,
  IdempotencyInFlightResponse,
  IdempotencyMismatchResponse,
  InquireBill404,
  InquireBill409,
  InquireBillHeaders,
  InvalidPageResponse,
  InvalidParametersResponse,
  InvalidRequestResponse,
  ListBillPaymentsParams,
  ListBillersParams,
  NoWalletResponse,
  OtpLockedResponse,
  OwnBillPaymentNotFoundResponse,
  PayBills404,
  PayBillsHeaders,
  PayBillsRequest,
  PayloadTooLargeResponse,
  PaymentRefusedResponse,
  RateLimitedResponse,
  ResendBillCode410,
  ResendBillCodeHeaders,
  RoleRequiredResponse,
  SaveBill404,
  SaveBill409,
  SaveBillHeaders,
  SaveBillRequest,
  SavedBill,
  SavedBillList,
  SavedBillNotFoundResponse,
  ServiceUnavailableResponse,
  TimeoutResponse,
  TooManyCodesResponse,
  TransferRefusedError,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse,
  WrongCodeResponse
} from './plinkAPI.schemas.ts';

import { fetcher } from '../fetcher.ts';
import type { ErrorType , BodyType } from '../fetcher.ts';
import { withOneKey } from '../idempotency-key.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getListBillersUrl = (params?: ListBillersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/billers?${stringifiedParams}` : `/api/v1/billers`
}

/**
 * All of them, by their English name. `q` is found in both names and in the code.
 * @summary List the billers whose bills can be paid
 */
export const listBillers = async (params?: ListBillersParams, options?: Parameters<typeof fetcher>[1]): Promise<BillerList> => {

  return fetcher<BillerList>(getListBillersUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListBillersQueryKey = (params?: ListBillersParams,) => {
    return [
    `/api/v1/billers`, ...(params ? [params] : [])
    ] as const;
    }

export const getListBillersQueryOptions = <TData = Awaited<ReturnType<typeof listBillers>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListBillersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBillers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBillersQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBillers>>> = ({ signal }) => listBillers(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBillers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBillersQueryResult = NonNullable<Awaited<ReturnType<typeof listBillers>>>
export type ListBillersQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListBillers<TData = Awaited<ReturnType<typeof listBillers>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListBillersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBillers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBillers>>,
          TError,
          Awaited<ReturnType<typeof listBillers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBillers<TData = Awaited<ReturnType<typeof listBillers>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListBillersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBillers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBillers>>,
          TError,
          Awaited<ReturnType<typeof listBillers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBillers<TData = Awaited<ReturnType<typeof listBillers>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListBillersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBillers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the billers whose bills can be paid
 */

export function useListBillers<TData = Awaited<ReturnType<typeof listBillers>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListBillersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBillers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBillersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getInquireBillUrl = () => {

  return `/api/v1/bills/inquiries`
}

/**
 * Asks the biller at once. An account may ask 60 times in an hour; more return 429 `RATE_LIMITED` with the reason `inquiries_per_hour`.
 * @summary Ask a biller what is owed
 */
export const inquireBill = async (billInquiry: BillInquiry,
    headers?: InquireBillHeaders, options?: Parameters<typeof fetcher>[1]): Promise<Bill> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<Bill>(getInquireBillUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(billInquiry)
  }
);}

export const getInquireBillQueryKey = (billInquiry?: BodyType<BillInquiry>,) => {
    return [
    'POST', `/api/v1/bills/inquiries`, billInquiry
    ] as const;
    }

export const getInquireBillQueryOptions = <TData = Awaited<ReturnType<typeof inquireBill>>, TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | InquireBill404 | InquireBill409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | BillerUnavailableResponse>>(billInquiry: BodyType<BillInquiry>,
    headers?: InquireBillHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof inquireBill>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getInquireBillQueryKey(billInquiry);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof inquireBill>>> = ({ signal }) => inquireBill(billInquiry,headers, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof inquireBill>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type InquireBillQueryResult = NonNullable<Awaited<ReturnType<typeof inquireBill>>>
export type InquireBillQueryError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | InquireBill404 | InquireBill409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | BillerUnavailableResponse>

export function useInquireBill<TData = Awaited<ReturnType<typeof inquireBill>>, TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | InquireBill404 | InquireBill409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | BillerUnavailableResponse>>(
 billInquiry: BodyType<BillInquiry>,
    headers: undefined |  InquireBillHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof inquireBill>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof inquireBill>>,
          TError,
          Awaited<ReturnType<typeof inquireBill>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useInquireBill<TData = Awaited<ReturnType<typeof inquireBill>>, TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | InquireBill404 | InquireBill409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | BillerUnavailableResponse>>(
 billInquiry: BodyType<BillInquiry>,
    headers?: InquireBillHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof inquireBill>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof inquireBill>>,
          TError,
          Awaited<ReturnType<typeof inquireBill>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useInquireBill<TData = Awaited<ReturnType<typeof inquireBill>>, TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | InquireBill404 | InquireBill409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | BillerUnavailableResponse>>(
 billInquiry: BodyType<BillInquiry>,
    headers?: InquireBillHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof inquireBill>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Ask a biller what is owed
 */

export function useInquireBill<TData = Awaited<ReturnType<typeof inquireBill>>, TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | InquireBill404 | InquireBill409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | BillerUnavailableResponse>>(
 billInquiry: BodyType<BillInquiry>,
    headers?: InquireBillHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof inquireBill>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getInquireBillQueryOptions(billInquiry,headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getPayBillsUrl = () => {

  return `/api/v1/bill-orders`
}

/**
 * One to ten bills, which one code confirms together. Nothing moves yet. Each biller is asked again, and each amount must be what its rule allows: all of the bill, or from `minimum` on. Returns what the wallet would have left and sends a code for exactly these values; `confirmBillPayments` carries them out. The code is valid for 5 minutes, the draft for 15. In an error, `fields` names the bill that it is about. `BILL_PAYMENT_UNDER_WAY`: a payment of the bill has been confirmed, by whomever, and has not ended.
 * @summary Prepare the payment of bills
 */
export const payBills = async (payBillsRequest: PayBillsRequest,
    headers?: PayBillsHeaders, options?: Parameters<typeof fetcher>[1]): Promise<BillOrderDraft> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<BillOrderDraft>(getPayBillsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(payBillsRequest)
  }
);}

export const getPayBillsMutationKey = () => ['payBills'] as const;

export const usePayBillsMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | PayBills404 | BillNotPayableError | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TransferRefusedError | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | CodeNotSentResponse | BillerUnavailableError | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payBills>>, TError,PayBillsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof payBills>>, TError,PayBillsMutationVariables, TContext> => {

const mutationKey = getPayBillsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof payBills>>, PayBillsMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  payBills(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type PayBillsMutationResult = NonNullable<Awaited<ReturnType<typeof payBills>>>
    export type PayBillsMutationBody = BodyType<PayBillsRequest>
    export type PayBillsMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | PayBills404 | BillNotPayableError | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TransferRefusedError | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | CodeNotSentResponse | BillerUnavailableError | TimeoutResponse>
    export type PayBillsMutationVariables = {data: BodyType<PayBillsRequest>;headers?: PayBillsHeaders}

    /**
 * @summary Prepare the payment of bills
 */
export const usePayBills = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | PayBills404 | BillNotPayableError | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TransferRefusedError | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | CodeNotSentResponse | BillerUnavailableError | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payBills>>, TError,PayBillsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof payBills>>,
        TError,
        PayBillsMutationVariables,
        TContext
      > => {
      return useMutation(usePayBillsMutationOptions(options), queryClient);
    }
    export const getConfirmBillPaymentsUrl = (billOrderId: string,) => {

  return `/api/v1/bill-orders/${encodeURIComponent(String(billOrderId))}/confirm`
}

/**
 * One code confirms all bills of the order, once, or none of them. The money is on hold (`held`) until the biller has it. When the wallet does not allow it now, the code stays valid. A draft that has expired, is confirmed, or was prepared by somebody else or in a session that has ended returns 410 `BILL_PAYMENT_EXPIRED`. Of two orders with the same bill, one is confirmed, and the other returns 409 `BILL_PAYMENT_UNDER_WAY`, or `BILL_ALREADY_PAID` once the first has paid it.
 * @summary Confirm the payment of bills
 */
export const confirmBillPayments = async (billOrderId: string,
    confirmBillPaymentsRequest: ConfirmBillPaymentsRequest,
    headers?: ConfirmBillPaymentsHeaders, options?: Parameters<typeof fetcher>[1]): Promise<BillOrder> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<BillOrder>(getConfirmBillPaymentsUrl(billOrderId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmBillPaymentsRequest)
  }
);}

export const getConfirmBillPaymentsMutationKey = () => ['confirmBillPayments'] as const;

export const useConfirmBillPaymentsMutationOptions = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | ConfirmBillPayments404 | BillNotPayableError | ConfirmBillPayments410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | PaymentRefusedResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmBillPayments>>, TError,ConfirmBillPaymentsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmBillPayments>>, TError,ConfirmBillPaymentsMutationVariables, TContext> => {

const mutationKey = getConfirmBillPaymentsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmBillPayments>>, ConfirmBillPaymentsMutationVariables> = (props) => {
          const {billOrderId,data,headers} = props ?? {};

          return  confirmBillPayments(billOrderId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ConfirmBillPaymentsMutationResult = NonNullable<Awaited<ReturnType<typeof confirmBillPayments>>>
    export type ConfirmBillPaymentsMutationBody = BodyType<ConfirmBillPaymentsRequest>
    export type ConfirmBillPaymentsMutationError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | ConfirmBillPayments404 | BillNotPayableError | ConfirmBillPayments410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | PaymentRefusedResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ConfirmBillPaymentsMutationVariables = {billOrderId: string;data: BodyType<ConfirmBillPaymentsRequest>;headers?: ConfirmBillPaymentsHeaders}

    /**
 * @summary Confirm the payment of bills
 */
export const useConfirmBillPayments = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | ConfirmBillPayments404 | BillNotPayableError | ConfirmBillPayments410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | PaymentRefusedResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmBillPayments>>, TError,ConfirmBillPaymentsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmBillPayments>>,
        TError,
        ConfirmBillPaymentsMutationVariables,
        TContext
      > => {
      return useMutation(useConfirmBillPaymentsMutationOptions(options), queryClient);
    }
    export const getResendBillCodeUrl = (billOrderId: string,) => {

  return `/api/v1/bill-orders/${encodeURIComponent(String(billOrderId))}/resend`
}

/**
 * The earlier code is no longer valid. A new code does not give new attempts.
 * @summary Send the code of bill payments again
 */
export const resendBillCode = async (billOrderId: string,
    headers?: ResendBillCodeHeaders, options?: Parameters<typeof fetcher>[1]): Promise<BillOrderDraft> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<BillOrderDraft>(getResendBillCodeUrl(billOrderId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}

export const getResendBillCodeMutationKey = () => ['resendBillCode'] as const;

export const useResendBillCodeMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | OwnBillPaymentNotFoundResponse | IdempotencyInFlightResponse | ResendBillCode410 | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendBillCode>>, TError,ResendBillCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof resendBillCode>>, TError,ResendBillCodeMutationVariables, TContext> => {

const mutationKey = getResendBillCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendBillCode>>, ResendBillCodeMutationVariables> = (props) => {
          const {billOrderId,headers} = props ?? {};

          return  resendBillCode(billOrderId,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ResendBillCodeMutationResult = NonNullable<Awaited<ReturnType<typeof resendBillCode>>>

    export type ResendBillCodeMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | OwnBillPaymentNotFoundResponse | IdempotencyInFlightResponse | ResendBillCode410 | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type ResendBillCodeMutationVariables = {billOrderId: string;headers?: ResendBillCodeHeaders}

    /**
 * @summary Send the code of bill payments again
 */
export const useResendBillCode = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | OwnBillPaymentNotFoundResponse | IdempotencyInFlightResponse | ResendBillCode410 | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendBillCode>>, TError,ResendBillCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendBillCode>>,
        TError,
        ResendBillCodeMutationVariables,
        TContext
      > => {
      return useMutation(useResendBillCodeMutationOptions(options), queryClient);
    }
    export const getListBillPaymentsUrl = (params?: ListBillPaymentsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/bill-payments?${stringifiedParams}` : `/api/v1/bill-payments`
}

/**
 * Newest first. Without `state`: those that were confirmed. A cursor contains its filter: leave it out, or send the same one.
 * @summary List bill payments
 */
export const listBillPayments = async (params?: ListBillPaymentsParams, options?: Parameters<typeof fetcher>[1]): Promise<BillPaymentList> => {

  return fetcher<BillPaymentList>(getListBillPaymentsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListBillPaymentsQueryKey = (params?: ListBillPaymentsParams,) => {
    return [
    `/api/v1/bill-payments`, ...(params ? [params] : [])
    ] as const;
    }

export const getListBillPaymentsQueryOptions = <TData = Awaited<ReturnType<typeof listBillPayments>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListBillPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBillPayments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBillPaymentsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBillPayments>>> = ({ signal }) => listBillPayments(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBillPayments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBillPaymentsQueryResult = NonNullable<Awaited<ReturnType<typeof listBillPayments>>>
export type ListBillPaymentsQueryError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListBillPayments<TData = Awaited<ReturnType<typeof listBillPayments>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListBillPaymentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBillPayments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBillPayments>>,
          TError,
          Awaited<ReturnType<typeof listBillPayments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBillPayments<TData = Awaited<ReturnType<typeof listBillPayments>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListBillPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBillPayments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBillPayments>>,
          TError,
          Awaited<ReturnType<typeof listBillPayments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBillPayments<TData = Awaited<ReturnType<typeof listBillPayments>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListBillPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBillPayments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List bill payments
 */

export function useListBillPayments<TData = Awaited<ReturnType<typeof listBillPayments>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListBillPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBillPayments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBillPaymentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetBillPaymentUrl = (billPaymentId: string,) => {

  return `/api/v1/bill-payments/${encodeURIComponent(String(billPaymentId))}`
}

/**
 * @summary Get a bill payment with the history of its states
 */
export const getBillPayment = async (billPaymentId: string, options?: Parameters<typeof fetcher>[1]): Promise<BillPayment> => {

  return fetcher<BillPayment>(getGetBillPaymentUrl(billPaymentId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetBillPaymentQueryKey = (billPaymentId: string,) => {
    return [
    `/api/v1/bill-payments/${billPaymentId}`
    ] as const;
    }

export const getGetBillPaymentQueryOptions = <TData = Awaited<ReturnType<typeof getBillPayment>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | OwnBillPaymentNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(billPaymentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillPayment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBillPaymentQueryKey(billPaymentId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBillPayment>>> = ({ signal }) => getBillPayment(billPaymentId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: billPaymentId !== null && billPaymentId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBillPayment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBillPaymentQueryResult = NonNullable<Awaited<ReturnType<typeof getBillPayment>>>
export type GetBillPaymentQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | OwnBillPaymentNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetBillPayment<TData = Awaited<ReturnType<typeof getBillPayment>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | OwnBillPaymentNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 billPaymentId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillPayment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillPayment>>,
          TError,
          Awaited<ReturnType<typeof getBillPayment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillPayment<TData = Awaited<ReturnType<typeof getBillPayment>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | OwnBillPaymentNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 billPaymentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillPayment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillPayment>>,
          TError,
          Awaited<ReturnType<typeof getBillPayment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillPayment<TData = Awaited<ReturnType<typeof getBillPayment>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | OwnBillPaymentNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 billPaymentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillPayment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a bill payment with the history of its states
 */

export function useGetBillPayment<TData = Awaited<ReturnType<typeof getBillPayment>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | OwnBillPaymentNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 billPaymentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillPayment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBillPaymentQueryOptions(billPaymentId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCancelBillPaymentUrl = (billPaymentId: string,) => {

  return `/api/v1/bill-payments/${encodeURIComponent(String(billPaymentId))}/cancel`
}

/**
 * Possible while it is `held`: until it is on its way to the biller. The money is available again, and the bill can be paid again. A second call returns the cancelled payment. A `draft` has no money on hold: it expires without its code.
 * @summary Cancel a bill payment
 */
export const cancelBillPayment = async (billPaymentId: string,
    headers?: CancelBillPaymentHeaders, options?: Parameters<typeof fetcher>[1]): Promise<BillPayment> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<BillPayment>(getCancelBillPaymentUrl(billPaymentId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}

export const getCancelBillPaymentMutationKey = () => ['cancelBillPayment'] as const;

export const useCancelBillPaymentMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | OwnBillPaymentNotFoundResponse | CancelBillPayment409 | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelBillPayment>>, TError,CancelBillPaymentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelBillPayment>>, TError,CancelBillPaymentMutationVariables, TContext> => {

const mutationKey = getCancelBillPaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelBillPayment>>, CancelBillPaymentMutationVariables> = (props) => {
          const {billPaymentId,headers} = props ?? {};

          return  cancelBillPayment(billPaymentId,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CancelBillPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof cancelBillPayment>>>

    export type CancelBillPaymentMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | OwnBillPaymentNotFoundResponse | CancelBillPayment409 | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type CancelBillPaymentMutationVariables = {billPaymentId: string;headers?: CancelBillPaymentHeaders}

    /**
 * @summary Cancel a bill payment
 */
export const useCancelBillPayment = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | OwnBillPaymentNotFoundResponse | CancelBillPayment409 | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelBillPayment>>, TError,CancelBillPaymentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelBillPayment>>,
        TError,
        CancelBillPaymentMutationVariables,
        TContext
      > => {
      return useMutation(useCancelBillPaymentMutationOptions(options), queryClient);
    }
    export const getGetBillReceiptUrl = (billPaymentId: string,
    params?: GetBillReceiptParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/bill-payments/${encodeURIComponent(String(billPaymentId))}/receipt?${stringifiedParams}` : `/api/v1/bill-payments/${encodeURIComponent(String(billPaymentId))}/receipt`
}

/**
 * Of a bill that is paid.
 * @summary Download the receipt of a bill payment as PDF
 */
export const getBillReceipt = async (billPaymentId: string,
    params?: GetBillReceiptParams, options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getGetBillReceiptUrl(billPaymentId,params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetBillReceiptMutationKey = () => ['getBillReceipt'] as const;

export const useGetBillReceiptMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | OwnBillPaymentNotFoundResponse | GetBillReceipt409 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getBillReceipt>>, TError,GetBillReceiptMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof getBillReceipt>>, TError,GetBillReceiptMutationVariables, TContext> => {

const mutationKey = getGetBillReceiptMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getBillReceipt>>, GetBillReceiptMutationVariables> = (props) => {
          const {billPaymentId,params} = props ?? {};

          return  getBillReceipt(billPaymentId,params,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type GetBillReceiptMutationResult = NonNullable<Awaited<ReturnType<typeof getBillReceipt>>>

    export type GetBillReceiptMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | OwnBillPaymentNotFoundResponse | GetBillReceipt409 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type GetBillReceiptMutationVariables = {billPaymentId: string;params?: GetBillReceiptParams}

    /**
 * @summary Download the receipt of a bill payment as PDF
 */
export const useGetBillReceipt = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | OwnBillPaymentNotFoundResponse | GetBillReceipt409 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getBillReceipt>>, TError,GetBillReceiptMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getBillReceipt>>,
        TError,
        GetBillReceiptMutationVariables,
        TContext
      > => {
      return useMutation(useGetBillReceiptMutationOptions(options), queryClient);
    }
    export const getListSavedBillsUrl = () => {

  return `/api/v1/saved-bills`
}

/**
 * By name. At most 50, so all of them.
 * @summary List the saved bills
 */
export const listSavedBills = async ( options?: Parameters<typeof fetcher>[1]): Promise<SavedBillList> => {

  return fetcher<SavedBillList>(getListSavedBillsUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListSavedBillsQueryKey = () => {
    return [
    `/api/v1/saved-bills`
    ] as const;
    }

export const getListSavedBillsQueryOptions = <TData = Awaited<ReturnType<typeof listSavedBills>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedBills>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSavedBillsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSavedBills>>> = ({ signal }) => listSavedBills({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSavedBills>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSavedBillsQueryResult = NonNullable<Awaited<ReturnType<typeof listSavedBills>>>
export type ListSavedBillsQueryError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListSavedBills<TData = Awaited<ReturnType<typeof listSavedBills>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedBills>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedBills>>,
          TError,
          Awaited<ReturnType<typeof listSavedBills>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedBills<TData = Awaited<ReturnType<typeof listSavedBills>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedBills>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedBills>>,
          TError,
          Awaited<ReturnType<typeof listSavedBills>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedBills<TData = Awaited<ReturnType<typeof listSavedBills>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedBills>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the saved bills
 */

export function useListSavedBills<TData = Awaited<ReturnType<typeof listSavedBills>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedBills>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSavedBillsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSaveBillUrl = () => {

  return `/api/v1/saved-bills`
}

/**
 * The account at a biller, under a name. With `remind` a message says that a bill is due, three days before it is.
 * @summary Save a bill
 */
export const saveBill = async (saveBillRequest: SaveBillRequest,
    headers?: SaveBillHeaders, options?: Parameters<typeof fetcher>[1]): Promise<SavedBill> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<SavedBill>(getSaveBillUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(saveBillRequest)
  }
);}

export const getSaveBillMutationKey = () => ['saveBill'] as const;

export const useSaveBillMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | SaveBill404 | SaveBill409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveBill>>, TError,SaveBillMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof saveBill>>, TError,SaveBillMutationVariables, TContext> => {

const mutationKey = getSaveBillMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveBill>>, SaveBillMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  saveBill(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type SaveBillMutationResult = NonNullable<Awaited<ReturnType<typeof saveBill>>>
    export type SaveBillMutationBody = BodyType<SaveBillRequest>
    export type SaveBillMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | SaveBill404 | SaveBill409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type SaveBillMutationVariables = {data: BodyType<SaveBillRequest>;headers?: SaveBillHeaders}

    /**
 * @summary Save a bill
 */
export const useSaveBill = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | SaveBill404 | SaveBill409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveBill>>, TError,SaveBillMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveBill>>,
        TError,
        SaveBillMutationVariables,
        TContext
      > => {
      return useMutation(useSaveBillMutationOptions(options), queryClient);
    }
    export const getChangeSavedBillUrl = (savedBillId: string,) => {

  return `/api/v1/saved-bills/${encodeURIComponent(String(savedBillId))}`
}

/**
 * @summary Rename a saved bill, or turn its reminder on or off
 */
export const changeSavedBill = async (savedBillId: string,
    changeSavedBillRequest: ChangeSavedBillRequest, options?: Parameters<typeof fetcher>[1]): Promise<SavedBill> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<SavedBill>(getChangeSavedBillUrl(savedBillId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeSavedBillRequest)
  }
);}

export const getChangeSavedBillMutationKey = () => ['changeSavedBill'] as const;

export const useChangeSavedBillMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | SavedBillNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeSavedBill>>, TError,ChangeSavedBillMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof changeSavedBill>>, TError,ChangeSavedBillMutationVariables, TContext> => {

const mutationKey = getChangeSavedBillMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeSavedBill>>, ChangeSavedBillMutationVariables> = (props) => {
          const {savedBillId,data} = props ?? {};

          return  changeSavedBill(savedBillId,data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ChangeSavedBillMutationResult = NonNullable<Awaited<ReturnType<typeof changeSavedBill>>>
    export type ChangeSavedBillMutationBody = BodyType<ChangeSavedBillRequest>
    export type ChangeSavedBillMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | SavedBillNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ChangeSavedBillMutationVariables = {savedBillId: string;data: BodyType<ChangeSavedBillRequest>}

    /**
 * @summary Rename a saved bill, or turn its reminder on or off
 */
export const useChangeSavedBill = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | SavedBillNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeSavedBill>>, TError,ChangeSavedBillMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeSavedBill>>,
        TError,
        ChangeSavedBillMutationVariables,
        TContext
      > => {
      return useMutation(useChangeSavedBillMutationOptions(options), queryClient);
    }
    export const getRemoveSavedBillUrl = (savedBillId: string,) => {

  return `/api/v1/saved-bills/${encodeURIComponent(String(savedBillId))}`
}

/**
 * Its payments stay.
 * @summary Remove a saved bill
 */
export const removeSavedBill = async (savedBillId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getRemoveSavedBillUrl(savedBillId),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getRemoveSavedBillMutationKey = () => ['removeSavedBill'] as const;

export const useRemoveSavedBillMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | SavedBillNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSavedBill>>, TError,RemoveSavedBillMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof removeSavedBill>>, TError,RemoveSavedBillMutationVariables, TContext> => {

const mutationKey = getRemoveSavedBillMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeSavedBill>>, RemoveSavedBillMutationVariables> = (props) => {
          const {savedBillId} = props ?? {};

          return  removeSavedBill(savedBillId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RemoveSavedBillMutationResult = NonNullable<Awaited<ReturnType<typeof removeSavedBill>>>

    export type RemoveSavedBillMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | SavedBillNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RemoveSavedBillMutationVariables = {savedBillId: string}

    /**
 * @summary Remove a saved bill
 */
export const useRemoveSavedBill = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | SavedBillNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSavedBill>>, TError,RemoveSavedBillMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeSavedBill>>,
        TError,
        RemoveSavedBillMutationVariables,
        TContext
      > => {
      return useMutation(useRemoveSavedBillMutationOptions(options), queryClient);
    }
