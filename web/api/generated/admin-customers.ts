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
  AdminReason,
  AdminRequiredResponse,
  Beneficiary,
  BeneficiaryStateInvalidResponse,
  BusinessDocumentList,
  ChangeSignInCall409,
  ChangeSignInCallHeaders,
  CloseCustomerDocumentRequest404,
  CloseCustomerDocumentRequest409,
  CloseCustomerDocumentRequestHeaders,
  CustomerAccountNotFoundResponse,
  CustomerBeneficiaryList,
  CustomerBeneficiaryNotFoundResponse,
  CustomerDetails,
  CustomerExport,
  CustomerFreeze,
  CustomerList,
  CustomerNotFoundResponse,
  DocumentRequest,
  DocumentRequestClosure,
  DownloadCustomerDocument404,
  EndCustomerSessionsHeaders,
  FreezeCustomer404,
  FreezeCustomer409,
  FreezeCustomerHeaders,
  FreezeLifted,
  IdempotencyInFlightResponse,
  IdempotencyMismatchResponse,
  InvalidPageResponse,
  InvalidParametersResponse,
  InvalidRequestResponse,
  ListCustomerTransactions404,
  ListCustomerTransactionsParams,
  LocksEnded,
  NewDocumentRequest,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  RequestCustomerDocument409,
  RequestCustomerDocumentHeaders,
  ResumeBeneficiaryHeaders,
  SearchCustomersParams,
  ServiceUnavailableResponse,
  SessionsEnded,
  SignInCall,
  SignInCallRequest,
  SuspendBeneficiaryHeaders,
  TransactionList,
  UnauthenticatedResponse,
  UnfreezeCustomer409,
  UnfreezeCustomerHeaders,
  UnknownErrorResponse,
  UnlockCustomer409,
  UnlockCustomerHeaders,
  UnsupportedMediaTypeResponse
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

export const getSearchCustomersUrl = (params?: SearchCustomersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/customers?${stringifiedParams}` : `/api/admin/customers`
}

/**
 * Accounts and unfinished sign-ups, 20 per page. Members of a team are found by their phone and ID numbers only. The look is an admin event, once in half an hour for each administrator.
 * @summary List and find customers
 */
export const searchCustomers = async (params?: SearchCustomersParams, options?: Parameters<typeof fetcher>[1]): Promise<CustomerList> => {

  return fetcher<CustomerList>(getSearchCustomersUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getSearchCustomersQueryKey = (params?: SearchCustomersParams,) => {
    return [
    `/api/admin/customers`, ...(params ? [params] : [])
    ] as const;
    }

export const getSearchCustomersQueryOptions = <TData = Awaited<ReturnType<typeof searchCustomers>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: SearchCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchCustomersQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchCustomers>>> = ({ signal }) => searchCustomers(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchCustomersQueryResult = NonNullable<Awaited<ReturnType<typeof searchCustomers>>>
export type SearchCustomersQueryError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useSearchCustomers<TData = Awaited<ReturnType<typeof searchCustomers>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  SearchCustomersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchCustomers>>,
          TError,
          Awaited<ReturnType<typeof searchCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCustomers<TData = Awaited<ReturnType<typeof searchCustomers>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: SearchCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchCustomers>>,
          TError,
          Awaited<ReturnType<typeof searchCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCustomers<TData = Awaited<ReturnType<typeof searchCustomers>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: SearchCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List and find customers
 */

export function useSearchCustomers<TData = Awaited<ReturnType<typeof searchCustomers>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: SearchCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchCustomersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetCustomerUrl = (customerId: string,) => {

  return `/api/admin/customers/${encodeURIComponent(String(customerId))}`
}

/**
 * Status, verified facts, answers, balances, locks, sessions, known devices, reviews, security events and admin events of the customer, whether a phone call confirms each sign-in, and whether the account is closed or is to be. The newest 20 events of each kind, and the 20 devices that signed in last. The look is an admin event, once in half an hour for each administrator.
 * @summary Get a customer
 */
export const getCustomer = async (customerId: string, options?: Parameters<typeof fetcher>[1]): Promise<CustomerDetails> => {

  return fetcher<CustomerDetails>(getGetCustomerUrl(customerId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetCustomerQueryKey = (customerId: string,) => {
    return [
    `/api/admin/customers/${customerId}`
    ] as const;
    }

export const getGetCustomerQueryOptions = <TData = Awaited<ReturnType<typeof getCustomer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | CustomerNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(customerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCustomerQueryKey(customerId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomer>>> = ({ signal }) => getCustomer(customerId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCustomerQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomer>>>
export type GetCustomerQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | CustomerNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetCustomer<TData = Awaited<ReturnType<typeof getCustomer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | CustomerNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomer>>,
          TError,
          Awaited<ReturnType<typeof getCustomer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomer<TData = Awaited<ReturnType<typeof getCustomer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | CustomerNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomer>>,
          TError,
          Awaited<ReturnType<typeof getCustomer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomer<TData = Awaited<ReturnType<typeof getCustomer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | CustomerNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a customer
 */

export function useGetCustomer<TData = Awaited<ReturnType<typeof getCustomer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | CustomerNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCustomerQueryOptions(customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCustomerTransactionsUrl = (customerId: string,
    params?: ListCustomerTransactionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/customers/${encodeURIComponent(String(customerId))}/transactions?${stringifiedParams}` : `/api/admin/customers/${encodeURIComponent(String(customerId))}/transactions`
}

/**
 * Newest first. A cursor contains `subWallet`: leave it out, or send the same one. The look is an admin event like that of `getCustomer`.
 * @summary List the transactions of a customer
 */
export const listCustomerTransactions = async (customerId: string,
    params?: ListCustomerTransactionsParams, options?: Parameters<typeof fetcher>[1]): Promise<TransactionList> => {

  return fetcher<TransactionList>(getListCustomerTransactionsUrl(customerId,params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListCustomerTransactionsQueryKey = (customerId: string,
    params?: ListCustomerTransactionsParams,) => {
    return [
    `/api/admin/customers/${customerId}/transactions`, ...(params ? [params] : [])
    ] as const;
    }

export const getListCustomerTransactionsQueryOptions = <TData = Awaited<ReturnType<typeof listCustomerTransactions>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | ListCustomerTransactions404 | UnknownErrorResponse | ServiceUnavailableResponse>>(customerId: string,
    params?: ListCustomerTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerTransactions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomerTransactionsQueryKey(customerId,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomerTransactions>>> = ({ signal }) => listCustomerTransactions(customerId,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCustomerTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCustomerTransactionsQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomerTransactions>>>
export type ListCustomerTransactionsQueryError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | ListCustomerTransactions404 | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListCustomerTransactions<TData = Awaited<ReturnType<typeof listCustomerTransactions>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | ListCustomerTransactions404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string,
    params: undefined |  ListCustomerTransactionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerTransactions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomerTransactions>>,
          TError,
          Awaited<ReturnType<typeof listCustomerTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomerTransactions<TData = Awaited<ReturnType<typeof listCustomerTransactions>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | ListCustomerTransactions404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string,
    params?: ListCustomerTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerTransactions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomerTransactions>>,
          TError,
          Awaited<ReturnType<typeof listCustomerTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomerTransactions<TData = Awaited<ReturnType<typeof listCustomerTransactions>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | ListCustomerTransactions404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string,
    params?: ListCustomerTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerTransactions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the transactions of a customer
 */

export function useListCustomerTransactions<TData = Awaited<ReturnType<typeof listCustomerTransactions>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | ListCustomerTransactions404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string,
    params?: ListCustomerTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerTransactions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomerTransactionsQueryOptions(customerId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCustomerBeneficiariesUrl = (customerId: string,) => {

  return `/api/admin/customers/${encodeURIComponent(String(customerId))}/beneficiaries`
}

/**
 * Those that are confirmed and not removed, newest first. The look is an admin event like that of `getCustomer`.
 * @summary List the beneficiaries of a customer
 */
export const listCustomerBeneficiaries = async (customerId: string, options?: Parameters<typeof fetcher>[1]): Promise<CustomerBeneficiaryList> => {

  return fetcher<CustomerBeneficiaryList>(getListCustomerBeneficiariesUrl(customerId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListCustomerBeneficiariesQueryKey = (customerId: string,) => {
    return [
    `/api/admin/customers/${customerId}/beneficiaries`
    ] as const;
    }

export const getListCustomerBeneficiariesQueryOptions = <TData = Awaited<ReturnType<typeof listCustomerBeneficiaries>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | CustomerNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(customerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerBeneficiaries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomerBeneficiariesQueryKey(customerId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomerBeneficiaries>>> = ({ signal }) => listCustomerBeneficiaries(customerId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCustomerBeneficiaries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCustomerBeneficiariesQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomerBeneficiaries>>>
export type ListCustomerBeneficiariesQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | CustomerNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListCustomerBeneficiaries<TData = Awaited<ReturnType<typeof listCustomerBeneficiaries>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | CustomerNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerBeneficiaries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomerBeneficiaries>>,
          TError,
          Awaited<ReturnType<typeof listCustomerBeneficiaries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomerBeneficiaries<TData = Awaited<ReturnType<typeof listCustomerBeneficiaries>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | CustomerNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerBeneficiaries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomerBeneficiaries>>,
          TError,
          Awaited<ReturnType<typeof listCustomerBeneficiaries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomerBeneficiaries<TData = Awaited<ReturnType<typeof listCustomerBeneficiaries>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | CustomerNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerBeneficiaries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the beneficiaries of a customer
 */

export function useListCustomerBeneficiaries<TData = Awaited<ReturnType<typeof listCustomerBeneficiaries>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | CustomerNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerBeneficiaries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomerBeneficiariesQueryOptions(customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSuspendBeneficiaryUrl = (customerId: string,
    beneficiaryId: string,) => {

  return `/api/admin/customers/${encodeURIComponent(String(customerId))}/beneficiaries/${encodeURIComponent(String(beneficiaryId))}/suspend`
}

/**
 * No money is sent to it until an administrator resumes it. A transfer that waits to be submitted is cancelled, and the runs of schedules are refused. The customer sees the state, and not why.
 * @summary Suspend a beneficiary of a customer
 */
export const suspendBeneficiary = async (customerId: string,
    beneficiaryId: string,
    adminReason: AdminReason,
    headers?: SuspendBeneficiaryHeaders, options?: Parameters<typeof fetcher>[1]): Promise<Beneficiary> => {

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
return fetcher<Beneficiary>(getSuspendBeneficiaryUrl(customerId,beneficiaryId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}

export const getSuspendBeneficiaryMutationKey = () => ['suspendBeneficiary'] as const;

export const useSuspendBeneficiaryMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerBeneficiaryNotFoundResponse | BeneficiaryStateInvalidResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof suspendBeneficiary>>, TError,SuspendBeneficiaryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof suspendBeneficiary>>, TError,SuspendBeneficiaryMutationVariables, TContext> => {

const mutationKey = getSuspendBeneficiaryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof suspendBeneficiary>>, SuspendBeneficiaryMutationVariables> = (props) => {
          const {customerId,beneficiaryId,data,headers} = props ?? {};

          return  suspendBeneficiary(customerId,beneficiaryId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type SuspendBeneficiaryMutationResult = NonNullable<Awaited<ReturnType<typeof suspendBeneficiary>>>
    export type SuspendBeneficiaryMutationBody = BodyType<AdminReason>
    export type SuspendBeneficiaryMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerBeneficiaryNotFoundResponse | BeneficiaryStateInvalidResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type SuspendBeneficiaryMutationVariables = {customerId: string;beneficiaryId: string;data: BodyType<AdminReason>;headers?: SuspendBeneficiaryHeaders}

    /**
 * @summary Suspend a beneficiary of a customer
 */
export const useSuspendBeneficiary = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerBeneficiaryNotFoundResponse | BeneficiaryStateInvalidResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof suspendBeneficiary>>, TError,SuspendBeneficiaryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof suspendBeneficiary>>,
        TError,
        SuspendBeneficiaryMutationVariables,
        TContext
      > => {
      return useMutation(useSuspendBeneficiaryMutationOptions(options), queryClient);
    }
    export const getResumeBeneficiaryUrl = (customerId: string,
    beneficiaryId: string,) => {

  return `/api/admin/customers/${encodeURIComponent(String(customerId))}/beneficiaries/${encodeURIComponent(String(beneficiaryId))}/resume`
}

/**
 * Money can be sent to it again. Until the cooling-off that it was added with is over, it is `cooling_off` and not `active`. What was cancelled stays so.
 * @summary Resume a suspended beneficiary of a customer
 */
export const resumeBeneficiary = async (customerId: string,
    beneficiaryId: string,
    adminReason: AdminReason,
    headers?: ResumeBeneficiaryHeaders, options?: Parameters<typeof fetcher>[1]): Promise<Beneficiary> => {

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
return fetcher<Beneficiary>(getResumeBeneficiaryUrl(customerId,beneficiaryId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}

export const getResumeBeneficiaryMutationKey = () => ['resumeBeneficiary'] as const;

export const useResumeBeneficiaryMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerBeneficiaryNotFoundResponse | BeneficiaryStateInvalidResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeBeneficiary>>, TError,ResumeBeneficiaryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof resumeBeneficiary>>, TError,ResumeBeneficiaryMutationVariables, TContext> => {

const mutationKey = getResumeBeneficiaryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resumeBeneficiary>>, ResumeBeneficiaryMutationVariables> = (props) => {
          const {customerId,beneficiaryId,data,headers} = props ?? {};

          return  resumeBeneficiary(customerId,beneficiaryId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ResumeBeneficiaryMutationResult = NonNullable<Awaited<ReturnType<typeof resumeBeneficiary>>>
    export type ResumeBeneficiaryMutationBody = BodyType<AdminReason>
    export type ResumeBeneficiaryMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerBeneficiaryNotFoundResponse | BeneficiaryStateInvalidResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ResumeBeneficiaryMutationVariables = {customerId: string;beneficiaryId: string;data: BodyType<AdminReason>;headers?: ResumeBeneficiaryHeaders}

    /**
 * @summary Resume a suspended beneficiary of a customer
 */
export const useResumeBeneficiary = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerBeneficiaryNotFoundResponse | BeneficiaryStateInvalidResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeBeneficiary>>, TError,ResumeBeneficiaryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resumeBeneficiary>>,
        TError,
        ResumeBeneficiaryMutationVariables,
        TContext
      > => {
      return useMutation(useResumeBeneficiaryMutationOptions(options), queryClient);
    }
    export const getListCustomerDocumentsUrl = (customerId: string,) => {

  return `/api/admin/customers/${encodeURIComponent(String(customerId))}/documents`
}

/**
 * What its owners have uploaded about it, newest first, with what they are asked for in `requests`. An admin event says who looked. A member has none, but their business.
 * @summary List the documents of a business
 */
export const listCustomerDocuments = async (customerId: string, options?: Parameters<typeof fetcher>[1]): Promise<BusinessDocumentList> => {

  return fetcher<BusinessDocumentList>(getListCustomerDocumentsUrl(customerId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListCustomerDocumentsQueryKey = (customerId: string,) => {
    return [
    `/api/admin/customers/${customerId}/documents`
    ] as const;
    }

export const getListCustomerDocumentsQueryOptions = <TData = Awaited<ReturnType<typeof listCustomerDocuments>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | CustomerNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(customerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerDocuments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomerDocumentsQueryKey(customerId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomerDocuments>>> = ({ signal }) => listCustomerDocuments(customerId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCustomerDocuments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCustomerDocumentsQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomerDocuments>>>
export type ListCustomerDocumentsQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | CustomerNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListCustomerDocuments<TData = Awaited<ReturnType<typeof listCustomerDocuments>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | CustomerNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerDocuments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomerDocuments>>,
          TError,
          Awaited<ReturnType<typeof listCustomerDocuments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomerDocuments<TData = Awaited<ReturnType<typeof listCustomerDocuments>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | CustomerNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerDocuments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomerDocuments>>,
          TError,
          Awaited<ReturnType<typeof listCustomerDocuments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomerDocuments<TData = Awaited<ReturnType<typeof listCustomerDocuments>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | CustomerNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerDocuments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the documents of a business
 */

export function useListCustomerDocuments<TData = Awaited<ReturnType<typeof listCustomerDocuments>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | CustomerNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerDocuments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomerDocumentsQueryOptions(customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDownloadCustomerDocumentUrl = (customerId: string,
    businessDocumentId: string,) => {

  return `/api/admin/customers/${encodeURIComponent(String(customerId))}/documents/${encodeURIComponent(String(businessDocumentId))}`
}

/**
 * As it was uploaded, to be saved and not to be shown. An admin event says who read it.
 * @summary Download a document of a business
 */
export const downloadCustomerDocument = async (customerId: string,
    businessDocumentId: string, options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getDownloadCustomerDocumentUrl(customerId,businessDocumentId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getDownloadCustomerDocumentMutationKey = () => ['downloadCustomerDocument'] as const;

export const useDownloadCustomerDocumentMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | DownloadCustomerDocument404 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadCustomerDocument>>, TError,DownloadCustomerDocumentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadCustomerDocument>>, TError,DownloadCustomerDocumentMutationVariables, TContext> => {

const mutationKey = getDownloadCustomerDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadCustomerDocument>>, DownloadCustomerDocumentMutationVariables> = (props) => {
          const {customerId,businessDocumentId} = props ?? {};

          return  downloadCustomerDocument(customerId,businessDocumentId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type DownloadCustomerDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof downloadCustomerDocument>>>

    export type DownloadCustomerDocumentMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | DownloadCustomerDocument404 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type DownloadCustomerDocumentMutationVariables = {customerId: string;businessDocumentId: string}

    /**
 * @summary Download a document of a business
 */
export const useDownloadCustomerDocument = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | DownloadCustomerDocument404 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadCustomerDocument>>, TError,DownloadCustomerDocumentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadCustomerDocument>>,
        TError,
        DownloadCustomerDocumentMutationVariables,
        TContext
      > => {
      return useMutation(useDownloadCustomerDocumentMutationOptions(options), queryClient);
    }
    export const getRequestCustomerDocumentUrl = (customerId: string,) => {

  return `/api/admin/customers/${encodeURIComponent(String(customerId))}/document-requests`
}

/**
 * Its owners are told, and it is one of their tasks until one of them uploads a document of this kind. At most one request of a kind is not closed. An admin event says who asked.
 * @summary Ask a business for a document
 */
export const requestCustomerDocument = async (customerId: string,
    newDocumentRequest: NewDocumentRequest,
    headers?: RequestCustomerDocumentHeaders, options?: Parameters<typeof fetcher>[1]): Promise<DocumentRequest> => {

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
return fetcher<DocumentRequest>(getRequestCustomerDocumentUrl(customerId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(newDocumentRequest)
  }
);}

export const getRequestCustomerDocumentMutationKey = () => ['requestCustomerDocument'] as const;

export const useRequestCustomerDocumentMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerAccountNotFoundResponse | RequestCustomerDocument409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestCustomerDocument>>, TError,RequestCustomerDocumentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof requestCustomerDocument>>, TError,RequestCustomerDocumentMutationVariables, TContext> => {

const mutationKey = getRequestCustomerDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestCustomerDocument>>, RequestCustomerDocumentMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  requestCustomerDocument(customerId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RequestCustomerDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof requestCustomerDocument>>>
    export type RequestCustomerDocumentMutationBody = BodyType<NewDocumentRequest>
    export type RequestCustomerDocumentMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerAccountNotFoundResponse | RequestCustomerDocument409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RequestCustomerDocumentMutationVariables = {customerId: string;data: BodyType<NewDocumentRequest>;headers?: RequestCustomerDocumentHeaders}

    /**
 * @summary Ask a business for a document
 */
export const useRequestCustomerDocument = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerAccountNotFoundResponse | RequestCustomerDocument409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestCustomerDocument>>, TError,RequestCustomerDocumentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestCustomerDocument>>,
        TError,
        RequestCustomerDocumentMutationVariables,
        TContext
      > => {
      return useMutation(useRequestCustomerDocumentMutationOptions(options), queryClient);
    }
    export const getCloseCustomerDocumentRequestUrl = (customerId: string,
    documentRequestId: string,) => {

  return `/api/admin/customers/${encodeURIComponent(String(customerId))}/document-requests/${encodeURIComponent(String(documentRequestId))}/close`
}

/**
 * `withdrawn` of one that is open, `settled` of one whose document has been uploaded. A member of staff who has not seen that an owner has just uploaded or deleted the document is refused. An admin event says who closed it. The documents stay.
 * @summary Close the request for a document
 */
export const closeCustomerDocumentRequest = async (customerId: string,
    documentRequestId: string,
    documentRequestClosure: DocumentRequestClosure,
    headers?: CloseCustomerDocumentRequestHeaders, options?: Parameters<typeof fetcher>[1]): Promise<DocumentRequest> => {

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
return fetcher<DocumentRequest>(getCloseCustomerDocumentRequestUrl(customerId,documentRequestId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(documentRequestClosure)
  }
);}

export const getCloseCustomerDocumentRequestMutationKey = () => ['closeCustomerDocumentRequest'] as const;

export const useCloseCustomerDocumentRequestMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CloseCustomerDocumentRequest404 | CloseCustomerDocumentRequest409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeCustomerDocumentRequest>>, TError,CloseCustomerDocumentRequestMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof closeCustomerDocumentRequest>>, TError,CloseCustomerDocumentRequestMutationVariables, TContext> => {

const mutationKey = getCloseCustomerDocumentRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeCustomerDocumentRequest>>, CloseCustomerDocumentRequestMutationVariables> = (props) => {
          const {customerId,documentRequestId,data,headers} = props ?? {};

          return  closeCustomerDocumentRequest(customerId,documentRequestId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CloseCustomerDocumentRequestMutationResult = NonNullable<Awaited<ReturnType<typeof closeCustomerDocumentRequest>>>
    export type CloseCustomerDocumentRequestMutationBody = BodyType<DocumentRequestClosure>
    export type CloseCustomerDocumentRequestMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CloseCustomerDocumentRequest404 | CloseCustomerDocumentRequest409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type CloseCustomerDocumentRequestMutationVariables = {customerId: string;documentRequestId: string;data: BodyType<DocumentRequestClosure>;headers?: CloseCustomerDocumentRequestHeaders}

    /**
 * @summary Close the request for a document
 */
export const useCloseCustomerDocumentRequest = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CloseCustomerDocumentRequest404 | CloseCustomerDocumentRequest409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeCustomerDocumentRequest>>, TError,CloseCustomerDocumentRequestMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof closeCustomerDocumentRequest>>,
        TError,
        CloseCustomerDocumentRequestMutationVariables,
        TContext
      > => {
      return useMutation(useCloseCustomerDocumentRequestMutationOptions(options), queryClient);
    }
    export const getUnlockCustomerUrl = (customerId: string,) => {

  return `/api/admin/customers/${encodeURIComponent(String(customerId))}/unlock`
}

/**
 * Ends soft and hard locks of sign-in and recovery, and resets the failure counts.
 * @summary End the locks of a customer
 */
export const unlockCustomer = async (customerId: string,
    adminReason: AdminReason,
    headers?: UnlockCustomerHeaders, options?: Parameters<typeof fetcher>[1]): Promise<LocksEnded> => {

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
return fetcher<LocksEnded>(getUnlockCustomerUrl(customerId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}

export const getUnlockCustomerMutationKey = () => ['unlockCustomer'] as const;

export const useUnlockCustomerMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerNotFoundResponse | UnlockCustomer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unlockCustomer>>, TError,UnlockCustomerMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof unlockCustomer>>, TError,UnlockCustomerMutationVariables, TContext> => {

const mutationKey = getUnlockCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unlockCustomer>>, UnlockCustomerMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  unlockCustomer(customerId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type UnlockCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof unlockCustomer>>>
    export type UnlockCustomerMutationBody = BodyType<AdminReason>
    export type UnlockCustomerMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerNotFoundResponse | UnlockCustomer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type UnlockCustomerMutationVariables = {customerId: string;data: BodyType<AdminReason>;headers?: UnlockCustomerHeaders}

    /**
 * @summary End the locks of a customer
 */
export const useUnlockCustomer = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerNotFoundResponse | UnlockCustomer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unlockCustomer>>, TError,UnlockCustomerMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unlockCustomer>>,
        TError,
        UnlockCustomerMutationVariables,
        TContext
      > => {
      return useMutation(useUnlockCustomerMutationOptions(options), queryClient);
    }
    export const getFreezeCustomerUrl = (customerId: string,) => {

  return `/api/admin/customers/${encodeURIComponent(String(customerId))}/freeze`
}

/**
 * No money leaves the wallet or moves within it until an administrator lifts the freeze. Money still comes in. The customer is told to call, and not why.
 * @summary Freeze a wallet
 */
export const freezeCustomer = async (customerId: string,
    adminReason: AdminReason,
    headers?: FreezeCustomerHeaders, options?: Parameters<typeof fetcher>[1]): Promise<CustomerFreeze> => {

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
return fetcher<CustomerFreeze>(getFreezeCustomerUrl(customerId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}

export const getFreezeCustomerMutationKey = () => ['freezeCustomer'] as const;

export const useFreezeCustomerMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | FreezeCustomer404 | FreezeCustomer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof freezeCustomer>>, TError,FreezeCustomerMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof freezeCustomer>>, TError,FreezeCustomerMutationVariables, TContext> => {

const mutationKey = getFreezeCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof freezeCustomer>>, FreezeCustomerMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  freezeCustomer(customerId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type FreezeCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof freezeCustomer>>>
    export type FreezeCustomerMutationBody = BodyType<AdminReason>
    export type FreezeCustomerMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | FreezeCustomer404 | FreezeCustomer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type FreezeCustomerMutationVariables = {customerId: string;data: BodyType<AdminReason>;headers?: FreezeCustomerHeaders}

    /**
 * @summary Freeze a wallet
 */
export const useFreezeCustomer = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | FreezeCustomer404 | FreezeCustomer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof freezeCustomer>>, TError,FreezeCustomerMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof freezeCustomer>>,
        TError,
        FreezeCustomerMutationVariables,
        TContext
      > => {
      return useMutation(useFreezeCustomerMutationOptions(options), queryClient);
    }
    export const getUnfreezeCustomerUrl = (customerId: string,) => {

  return `/api/admin/customers/${encodeURIComponent(String(customerId))}/unfreeze`
}

/**
 * Money can leave the wallet again. A later hit of the daily screening that compliance has not seen may freeze it again.
 * @summary Lift the freeze of a wallet
 */
export const unfreezeCustomer = async (customerId: string,
    adminReason: AdminReason,
    headers?: UnfreezeCustomerHeaders, options?: Parameters<typeof fetcher>[1]): Promise<FreezeLifted> => {

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
return fetcher<FreezeLifted>(getUnfreezeCustomerUrl(customerId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}

export const getUnfreezeCustomerMutationKey = () => ['unfreezeCustomer'] as const;

export const useUnfreezeCustomerMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerNotFoundResponse | UnfreezeCustomer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unfreezeCustomer>>, TError,UnfreezeCustomerMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof unfreezeCustomer>>, TError,UnfreezeCustomerMutationVariables, TContext> => {

const mutationKey = getUnfreezeCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unfreezeCustomer>>, UnfreezeCustomerMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  unfreezeCustomer(customerId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type UnfreezeCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof unfreezeCustomer>>>
    export type UnfreezeCustomerMutationBody = BodyType<AdminReason>
    export type UnfreezeCustomerMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerNotFoundResponse | UnfreezeCustomer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type UnfreezeCustomerMutationVariables = {customerId: string;data: BodyType<AdminReason>;headers?: UnfreezeCustomerHeaders}

    /**
 * @summary Lift the freeze of a wallet
 */
export const useUnfreezeCustomer = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerNotFoundResponse | UnfreezeCustomer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unfreezeCustomer>>, TError,UnfreezeCustomerMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unfreezeCustomer>>,
        TError,
        UnfreezeCustomerMutationVariables,
        TContext
      > => {
      return useMutation(useUnfreezeCustomerMutationOptions(options), queryClient);
    }
    export const getEndCustomerSessionsUrl = (customerId: string,) => {

  return `/api/admin/customers/${encodeURIComponent(String(customerId))}/end-sessions`
}

/**
 * @summary Sign a customer out everywhere
 */
export const endCustomerSessions = async (customerId: string,
    adminReason: AdminReason,
    headers?: EndCustomerSessionsHeaders, options?: Parameters<typeof fetcher>[1]): Promise<SessionsEnded> => {

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
return fetcher<SessionsEnded>(getEndCustomerSessionsUrl(customerId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}

export const getEndCustomerSessionsMutationKey = () => ['endCustomerSessions'] as const;

export const useEndCustomerSessionsMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerNotFoundResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endCustomerSessions>>, TError,EndCustomerSessionsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof endCustomerSessions>>, TError,EndCustomerSessionsMutationVariables, TContext> => {

const mutationKey = getEndCustomerSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endCustomerSessions>>, EndCustomerSessionsMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  endCustomerSessions(customerId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type EndCustomerSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endCustomerSessions>>>
    export type EndCustomerSessionsMutationBody = BodyType<AdminReason>
    export type EndCustomerSessionsMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerNotFoundResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type EndCustomerSessionsMutationVariables = {customerId: string;data: BodyType<AdminReason>;headers?: EndCustomerSessionsHeaders}

    /**
 * @summary Sign a customer out everywhere
 */
export const useEndCustomerSessions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerNotFoundResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endCustomerSessions>>, TError,EndCustomerSessionsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endCustomerSessions>>,
        TError,
        EndCustomerSessionsMutationVariables,
        TContext
      > => {
      return useMutation(useEndCustomerSessionsMutationOptions(options), queryClient);
    }
    export const getChangeSignInCallUrl = (customerId: string,) => {

  return `/api/admin/customers/${encodeURIComponent(String(customerId))}/sign-in-call`
}

/**
 * Counts from the next code of a sign-in that is verified. Signed-in devices stay signed in. The customer is told. Without the call, the account signs in with password and code.
 * @summary Change whether a phone call confirms each sign-in
 */
export const changeSignInCall = async (customerId: string,
    signInCallRequest: SignInCallRequest,
    headers?: ChangeSignInCallHeaders, options?: Parameters<typeof fetcher>[1]): Promise<SignInCall> => {

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
return fetcher<SignInCall>(getChangeSignInCallUrl(customerId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(signInCallRequest)
  }
);}

export const getChangeSignInCallMutationKey = () => ['changeSignInCall'] as const;

export const useChangeSignInCallMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerAccountNotFoundResponse | ChangeSignInCall409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeSignInCall>>, TError,ChangeSignInCallMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof changeSignInCall>>, TError,ChangeSignInCallMutationVariables, TContext> => {

const mutationKey = getChangeSignInCallMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeSignInCall>>, ChangeSignInCallMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  changeSignInCall(customerId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ChangeSignInCallMutationResult = NonNullable<Awaited<ReturnType<typeof changeSignInCall>>>
    export type ChangeSignInCallMutationBody = BodyType<SignInCallRequest>
    export type ChangeSignInCallMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerAccountNotFoundResponse | ChangeSignInCall409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ChangeSignInCallMutationVariables = {customerId: string;data: BodyType<SignInCallRequest>;headers?: ChangeSignInCallHeaders}

    /**
 * @summary Change whether a phone call confirms each sign-in
 */
export const useChangeSignInCall = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerAccountNotFoundResponse | ChangeSignInCall409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeSignInCall>>, TError,ChangeSignInCallMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeSignInCall>>,
        TError,
        ChangeSignInCallMutationVariables,
        TContext
      > => {
      return useMutation(useChangeSignInCallMutationOptions(options), queryClient);
    }
    export const getExportCustomerUrl = (customerId: string,) => {

  return `/api/admin/customers/${encodeURIComponent(String(customerId))}/export`
}

/**
 * What is stored about the person, the business, the devices and the wallet, to hand out to the person. Without secrets, and without what compliance and the staff say among themselves. An admin event says who exported it and why.
 * @summary Export everything about a customer
 */
export const exportCustomer = async (customerId: string,
    adminReason: AdminReason, options?: Parameters<typeof fetcher>[1]): Promise<CustomerExport> => {

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
return fetcher<CustomerExport>(getExportCustomerUrl(customerId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}

export const getExportCustomerMutationKey = () => ['exportCustomer'] as const;

export const useExportCustomerMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportCustomer>>, TError,ExportCustomerMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof exportCustomer>>, TError,ExportCustomerMutationVariables, TContext> => {

const mutationKey = getExportCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportCustomer>>, ExportCustomerMutationVariables> = (props) => {
          const {customerId,data} = props ?? {};

          return  exportCustomer(customerId,data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ExportCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof exportCustomer>>>
    export type ExportCustomerMutationBody = BodyType<AdminReason>
    export type ExportCustomerMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ExportCustomerMutationVariables = {customerId: string;data: BodyType<AdminReason>}

    /**
 * @summary Export everything about a customer
 */
export const useExportCustomer = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportCustomer>>, TError,ExportCustomerMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportCustomer>>,
        TError,
        ExportCustomerMutationVariables,
        TContext
      > => {
      return useMutation(useExportCustomerMutationOptions(options), queryClient);
    }
