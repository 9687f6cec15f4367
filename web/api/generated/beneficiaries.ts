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
  ActionExpiredResponse,
  AddBeneficiary409,
  AddBeneficiary422,
  AddBeneficiaryHeaders,
  AddBeneficiaryRequest,
  Beneficiary,
  BeneficiaryCode,
  BeneficiaryList,
  BeneficiaryNotFoundResponse,
  CodeNotSentResponse,
  CodeOrActionExpiredResponse,
  ConfirmBeneficiaryHeaders,
  ConfirmBeneficiaryRequest,
  IdempotencyInFlightResponse,
  IdempotencyMismatchResponse,
  InvalidPageResponse,
  InvalidParametersResponse,
  InvalidRequestResponse,
  ListBeneficiariesParams,
  OtpLockedResponse,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  RemoveBeneficiary409,
  ResendBeneficiaryCodeHeaders,
  RoleRequiredResponse,
  ServiceUnavailableResponse,
  TimeoutResponse,
  TooManyCodesResponse,
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

export const getListBeneficiariesUrl = (params?: ListBeneficiariesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/beneficiaries?${stringifiedParams}` : `/api/v1/beneficiaries`
}

/**
 * Newest first, without unconfirmed and removed ones. With `q`, those whose name, nickname or IBAN contains it.
 * @summary List beneficiaries
 */
export const listBeneficiaries = async (params?: ListBeneficiariesParams, options?: Parameters<typeof fetcher>[1]): Promise<BeneficiaryList> => {

  return fetcher<BeneficiaryList>(getListBeneficiariesUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListBeneficiariesQueryKey = (params?: ListBeneficiariesParams,) => {
    return [
    `/api/v1/beneficiaries`, ...(params ? [params] : [])
    ] as const;
    }

export const getListBeneficiariesQueryOptions = <TData = Awaited<ReturnType<typeof listBeneficiaries>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListBeneficiariesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBeneficiaries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBeneficiariesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBeneficiaries>>> = ({ signal }) => listBeneficiaries(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBeneficiaries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBeneficiariesQueryResult = NonNullable<Awaited<ReturnType<typeof listBeneficiaries>>>
export type ListBeneficiariesQueryError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListBeneficiaries<TData = Awaited<ReturnType<typeof listBeneficiaries>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListBeneficiariesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBeneficiaries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBeneficiaries>>,
          TError,
          Awaited<ReturnType<typeof listBeneficiaries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBeneficiaries<TData = Awaited<ReturnType<typeof listBeneficiaries>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListBeneficiariesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBeneficiaries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBeneficiaries>>,
          TError,
          Awaited<ReturnType<typeof listBeneficiaries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBeneficiaries<TData = Awaited<ReturnType<typeof listBeneficiaries>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListBeneficiariesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBeneficiaries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List beneficiaries
 */

export function useListBeneficiaries<TData = Awaited<ReturnType<typeof listBeneficiaries>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListBeneficiariesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBeneficiaries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBeneficiariesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getAddBeneficiaryUrl = () => {

  return `/api/v1/beneficiaries`
}

/**
 * Sends a code by SMS that names the beneficiary. It belongs to this name and IBAN and confirms nothing else: see `confirmBeneficiary`. Without a confirmation, the
 * beneficiary expires after 15 minutes. Adding the same IBAN again replaces one that is not confirmed, and one that is a `mismatch`. An account has at most 100 beneficiaries.
 *
 * In the sandbox, the IBANs of the examples `payout_…` decide what becomes of transfers to them.
 *
 * The IBAN may have spaces, dashes, small letters and Arabic digits. It has to be of a bank in Saudi Arabia.
 * @summary Add a beneficiary
 */
export const addBeneficiary = async (addBeneficiaryRequest: AddBeneficiaryRequest,
    headers?: AddBeneficiaryHeaders, options?: Parameters<typeof fetcher>[1]): Promise<BeneficiaryCode> => {

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
return fetcher<BeneficiaryCode>(getAddBeneficiaryUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(addBeneficiaryRequest)
  }
);}

export const getAddBeneficiaryMutationKey = () => ['addBeneficiary'] as const;

export const useAddBeneficiaryMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | AddBeneficiary409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | AddBeneficiary422 | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addBeneficiary>>, TError,AddBeneficiaryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof addBeneficiary>>, TError,AddBeneficiaryMutationVariables, TContext> => {

const mutationKey = getAddBeneficiaryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addBeneficiary>>, AddBeneficiaryMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  addBeneficiary(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type AddBeneficiaryMutationResult = NonNullable<Awaited<ReturnType<typeof addBeneficiary>>>
    export type AddBeneficiaryMutationBody = BodyType<AddBeneficiaryRequest>
    export type AddBeneficiaryMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | AddBeneficiary409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | AddBeneficiary422 | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type AddBeneficiaryMutationVariables = {data: BodyType<AddBeneficiaryRequest>;headers?: AddBeneficiaryHeaders}

    /**
 * @summary Add a beneficiary
 */
export const useAddBeneficiary = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | AddBeneficiary409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | AddBeneficiary422 | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addBeneficiary>>, TError,AddBeneficiaryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addBeneficiary>>,
        TError,
        AddBeneficiaryMutationVariables,
        TContext
      > => {
      return useMutation(useAddBeneficiaryMutationOptions(options), queryClient);
    }
    export const getGetBeneficiaryUrl = (beneficiaryId: string,) => {

  return `/api/v1/beneficiaries/${encodeURIComponent(String(beneficiaryId))}`
}

/**
 * Unconfirmed and removed ones can be read too.
 * @summary Get a beneficiary with its history
 */
export const getBeneficiary = async (beneficiaryId: string, options?: Parameters<typeof fetcher>[1]): Promise<Beneficiary> => {

  return fetcher<Beneficiary>(getGetBeneficiaryUrl(beneficiaryId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetBeneficiaryQueryKey = (beneficiaryId: string,) => {
    return [
    `/api/v1/beneficiaries/${beneficiaryId}`
    ] as const;
    }

export const getGetBeneficiaryQueryOptions = <TData = Awaited<ReturnType<typeof getBeneficiary>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | BeneficiaryNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(beneficiaryId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBeneficiary>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBeneficiaryQueryKey(beneficiaryId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBeneficiary>>> = ({ signal }) => getBeneficiary(beneficiaryId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: beneficiaryId !== null && beneficiaryId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBeneficiary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBeneficiaryQueryResult = NonNullable<Awaited<ReturnType<typeof getBeneficiary>>>
export type GetBeneficiaryQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | BeneficiaryNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetBeneficiary<TData = Awaited<ReturnType<typeof getBeneficiary>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | BeneficiaryNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 beneficiaryId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBeneficiary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBeneficiary>>,
          TError,
          Awaited<ReturnType<typeof getBeneficiary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBeneficiary<TData = Awaited<ReturnType<typeof getBeneficiary>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | BeneficiaryNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 beneficiaryId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBeneficiary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBeneficiary>>,
          TError,
          Awaited<ReturnType<typeof getBeneficiary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBeneficiary<TData = Awaited<ReturnType<typeof getBeneficiary>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | BeneficiaryNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 beneficiaryId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBeneficiary>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a beneficiary with its history
 */

export function useGetBeneficiary<TData = Awaited<ReturnType<typeof getBeneficiary>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | BeneficiaryNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 beneficiaryId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBeneficiary>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBeneficiaryQueryOptions(beneficiaryId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getRemoveBeneficiaryUrl = (beneficiaryId: string,) => {

  return `/api/v1/beneficiaries/${encodeURIComponent(String(beneficiaryId))}`
}

/**
 * It stays readable with `getBeneficiary`, for the transfers that name it. One that was removed before stays so. Needs no code.
 * @summary Remove a beneficiary
 */
export const removeBeneficiary = async (beneficiaryId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getRemoveBeneficiaryUrl(beneficiaryId),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getRemoveBeneficiaryMutationKey = () => ['removeBeneficiary'] as const;

export const useRemoveBeneficiaryMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | BeneficiaryNotFoundResponse | RemoveBeneficiary409 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeBeneficiary>>, TError,RemoveBeneficiaryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof removeBeneficiary>>, TError,RemoveBeneficiaryMutationVariables, TContext> => {

const mutationKey = getRemoveBeneficiaryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeBeneficiary>>, RemoveBeneficiaryMutationVariables> = (props) => {
          const {beneficiaryId} = props ?? {};

          return  removeBeneficiary(beneficiaryId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RemoveBeneficiaryMutationResult = NonNullable<Awaited<ReturnType<typeof removeBeneficiary>>>

    export type RemoveBeneficiaryMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | BeneficiaryNotFoundResponse | RemoveBeneficiary409 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RemoveBeneficiaryMutationVariables = {beneficiaryId: string}

    /**
 * @summary Remove a beneficiary
 */
export const useRemoveBeneficiary = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | BeneficiaryNotFoundResponse | RemoveBeneficiary409 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeBeneficiary>>, TError,RemoveBeneficiaryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeBeneficiary>>,
        TError,
        RemoveBeneficiaryMutationVariables,
        TContext
      > => {
      return useMutation(useRemoveBeneficiaryMutationOptions(options), queryClient);
    }
    export const getConfirmBeneficiaryUrl = (beneficiaryId: string,) => {

  return `/api/v1/beneficiaries/${encodeURIComponent(String(beneficiaryId))}/confirm`
}

/**
 * One code confirms one beneficiary, once. For anybody but who added it, it returns 410 `ACTION_EXPIRED`.
 *
 * Then a service of the banks is asked whether the IBAN belongs to the `identifier`. Read the outcome in `state`:
 * - `checking`: the service does not answer. It is asked again for a day; `watchWallet` reports `beneficiaries`.
 * - `mismatch`: the IBAN belongs to somebody else. No money can be sent to it.
 * - `cooling_off`: until `coolingOff.endsAt`, transfers add up to at most `coolingOff.cap`.
 * - `active`: at once if there is no cooling-off, as in the sandbox.
 *
 * Without an `identifier` nothing can be checked, and `payeeCheck` is `not_checked`. So it is if the service has not answered after a day.
 * @summary Confirm a beneficiary
 */
export const confirmBeneficiary = async (beneficiaryId: string,
    confirmBeneficiaryRequest: ConfirmBeneficiaryRequest,
    headers?: ConfirmBeneficiaryHeaders, options?: Parameters<typeof fetcher>[1]): Promise<Beneficiary> => {

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
return fetcher<Beneficiary>(getConfirmBeneficiaryUrl(beneficiaryId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmBeneficiaryRequest)
  }
);}

export const getConfirmBeneficiaryMutationKey = () => ['confirmBeneficiary'] as const;

export const useConfirmBeneficiaryMutationOptions = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | BeneficiaryNotFoundResponse | IdempotencyInFlightResponse | CodeOrActionExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmBeneficiary>>, TError,ConfirmBeneficiaryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmBeneficiary>>, TError,ConfirmBeneficiaryMutationVariables, TContext> => {

const mutationKey = getConfirmBeneficiaryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmBeneficiary>>, ConfirmBeneficiaryMutationVariables> = (props) => {
          const {beneficiaryId,data,headers} = props ?? {};

          return  confirmBeneficiary(beneficiaryId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ConfirmBeneficiaryMutationResult = NonNullable<Awaited<ReturnType<typeof confirmBeneficiary>>>
    export type ConfirmBeneficiaryMutationBody = BodyType<ConfirmBeneficiaryRequest>
    export type ConfirmBeneficiaryMutationError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | BeneficiaryNotFoundResponse | IdempotencyInFlightResponse | CodeOrActionExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ConfirmBeneficiaryMutationVariables = {beneficiaryId: string;data: BodyType<ConfirmBeneficiaryRequest>;headers?: ConfirmBeneficiaryHeaders}

    /**
 * @summary Confirm a beneficiary
 */
export const useConfirmBeneficiary = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | BeneficiaryNotFoundResponse | IdempotencyInFlightResponse | CodeOrActionExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmBeneficiary>>, TError,ConfirmBeneficiaryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmBeneficiary>>,
        TError,
        ConfirmBeneficiaryMutationVariables,
        TContext
      > => {
      return useMutation(useConfirmBeneficiaryMutationOptions(options), queryClient);
    }
    export const getResendBeneficiaryCodeUrl = (beneficiaryId: string,) => {

  return `/api/v1/beneficiaries/${encodeURIComponent(String(beneficiaryId))}/resend`
}

/**
 * The earlier code is no longer valid. A new code does not give new attempts.
 * @summary Send the code of a beneficiary again
 */
export const resendBeneficiaryCode = async (beneficiaryId: string,
    headers?: ResendBeneficiaryCodeHeaders, options?: Parameters<typeof fetcher>[1]): Promise<BeneficiaryCode> => {

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
return fetcher<BeneficiaryCode>(getResendBeneficiaryCodeUrl(beneficiaryId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}

export const getResendBeneficiaryCodeMutationKey = () => ['resendBeneficiaryCode'] as const;

export const useResendBeneficiaryCodeMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | BeneficiaryNotFoundResponse | IdempotencyInFlightResponse | ActionExpiredResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendBeneficiaryCode>>, TError,ResendBeneficiaryCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof resendBeneficiaryCode>>, TError,ResendBeneficiaryCodeMutationVariables, TContext> => {

const mutationKey = getResendBeneficiaryCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendBeneficiaryCode>>, ResendBeneficiaryCodeMutationVariables> = (props) => {
          const {beneficiaryId,headers} = props ?? {};

          return  resendBeneficiaryCode(beneficiaryId,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ResendBeneficiaryCodeMutationResult = NonNullable<Awaited<ReturnType<typeof resendBeneficiaryCode>>>

    export type ResendBeneficiaryCodeMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | BeneficiaryNotFoundResponse | IdempotencyInFlightResponse | ActionExpiredResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type ResendBeneficiaryCodeMutationVariables = {beneficiaryId: string;headers?: ResendBeneficiaryCodeHeaders}

    /**
 * @summary Send the code of a beneficiary again
 */
export const useResendBeneficiaryCode = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | BeneficiaryNotFoundResponse | IdempotencyInFlightResponse | ActionExpiredResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendBeneficiaryCode>>, TError,ResendBeneficiaryCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendBeneficiaryCode>>,
        TError,
        ResendBeneficiaryCodeMutationVariables,
        TContext
      > => {
      return useMutation(useResendBeneficiaryCodeMutationOptions(options), queryClient);
    }
