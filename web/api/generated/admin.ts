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
  AccountLockedResponse,
  AddToDenyList400,
  AddToDenyList409,
  AddToDenyListRequest,
  AdminEventList,
  AdminKybOption,
  AdminKybOptionList,
  AdminLoginRequest,
  AdminReason,
  AdminRequiredResponse,
  AdminSession,
  AdminTopUp,
  AdminTopUpList,
  AdminTransfer,
  AdminTransferList,
  Beneficiary,
  ChangeKybOption404,
  ChangeKybOption409,
  ChangeKybOptionRequest,
  ChangeSignInCall404,
  ChangeSignInCall409,
  ContactRequestList,
  CreateKybOption409,
  CreateKybOptionRequest,
  CustomerBeneficiaryList,
  CustomerDetails,
  CustomerExport,
  CustomerFreeze,
  CustomerList,
  DecideReview404,
  DecideReview409,
  DecideReview503,
  DecideStaffRequest403,
  DecideStaffRequest404,
  DecideStaffRequest409,
  DecideStaffRequest422,
  DenyList,
  DenyListEntry,
  EndCustomerSessions404,
  ExportCustomer404,
  FreezeCustomer404,
  FreezeCustomer409,
  FreezeLifted,
  GetAdminTopUp404,
  GetAdminTransfer404,
  GetCustomer404,
  IdempotencyInFlightResponse,
  IdempotencyMismatchResponse,
  InvalidParametersResponse,
  InvalidRequestResponse,
  LedgerReport,
  ListAdminEvents400,
  ListAdminEventsParams,
  ListAdminKybOptionsParams,
  ListCustomerBeneficiaries404,
  ListCustomerTransactions400,
  ListCustomerTransactions404,
  ListCustomerTransactionsParams,
  ListDenyList400,
  ListDenyListParams,
  ListMoneyExceptions400,
  ListMoneyExceptionsParams,
  ListReviewsParams,
  ListStaffRequestsParams,
  ListSuspendedTopUpsParams,
  ListSuspenseCreditsParams,
  LocksEnded,
  LoginAdmin401,
  MoneyException,
  MoneyExceptionList,
  MoneyExceptionResolutionRequest,
  MoneyQueues,
  PayloadTooLargeResponse,
  ProviderHealthList,
  RateLimitedResponse,
  RemoveFromDenyList404,
  RemoveFromDenyList409,
  ReorderKybOptions409,
  ReorderKybOptionsRequest,
  RequestAccountClosure404,
  RequestAccountClosure409,
  RequestStaffUnlock404,
  RequestStaffUnlock409,
  RequestSuspenseCrediting404,
  RequestSuspenseCrediting409,
  RequestSuspenseCrediting422,
  RequestSuspenseReturn404,
  RequestSuspenseReturn409,
  RequestTopUpCrediting404,
  RequestTopUpCrediting409,
  RequestTopUpCrediting422,
  RequestTopUpDispute404,
  RequestTopUpDispute409,
  RequestTopUpRefund404,
  RequestTopUpRefund409,
  RequestTransferSettlement404,
  RequestTransferSettlement409,
  ResolveMoneyException404,
  ResolveMoneyException409,
  ResumeBeneficiary404,
  ResumeBeneficiary409,
  Review,
  ReviewCount,
  ReviewDecisionRequest,
  ReviewList,
  SearchCustomers400,
  SearchCustomersParams,
  SearchTopUps400,
  SearchTopUpsParams,
  SearchTransfers400,
  SearchTransfersParams,
  ServerBusyResponse,
  ServiceUnavailableResponse,
  SessionsEnded,
  SignInCall,
  SignInCallRequest,
  StaffRequest,
  StaffRequestCount,
  StaffRequestDecisionRequest,
  StaffRequestList,
  StaffUnlockRequest,
  SuspendBeneficiary404,
  SuspendBeneficiary409,
  SuspendedTopUpList,
  SuspenseCreditList,
  SuspenseCreditingRequest,
  TimeoutResponse,
  TransactionList,
  TransferSettlementRequest,
  UnauthenticatedResponse,
  UnfreezeCustomer404,
  UnfreezeCustomer409,
  UnknownErrorResponse,
  UnlockCustomer404,
  UnlockCustomer409,
  UnsupportedMediaTypeResponse
} from './plinkAPI.schemas.ts';

import { fetcher } from '../fetcher.ts';
import type { ErrorType , BodyType } from '../fetcher.ts';



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

export const getLoginAdminUrl = () => {




  return `/api/admin/auth/login`
}

/**
 * In live mode, an administrator proves email, password and a second factor. Without `secondFactor`, the right password returns 401 `SECOND_FACTOR_REQUIRED`. A wrong second factor counts as a wrong password does. Failures are counted by address, by address and email, and by email, and each lock is twice as long as the one before. A device that sends its `deviceToken` is counted by itself, so that nobody else can lock it. The token is valid for 8 hours, or until half an hour passes without a call. Emails are compared in lower case, without a dot at the end, and have ASCII characters only. The sandbox accepts any such email and any password that is not blank, and ignores the second factor.
 * @summary Sign an administrator in
 */
export const loginAdmin = async (adminLoginRequest: AdminLoginRequest, options?: Parameters<typeof fetcher>[1]): Promise<AdminSession> => {

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
return fetcher<AdminSession>(getLoginAdminUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(adminLoginRequest)
  }
);}





export const getLoginAdminMutationKey = () => ['loginAdmin'] as const;

export const getLoginAdminMutationOptions = <TError = ErrorType<InvalidRequestResponse | LoginAdmin401 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginAdmin>>, TError,LoginAdminMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof loginAdmin>>, TError,LoginAdminMutationVariables, TContext> => {

const mutationKey = getLoginAdminMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginAdmin>>, LoginAdminMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  loginAdmin(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginAdminMutationResult = NonNullable<Awaited<ReturnType<typeof loginAdmin>>>
    export type LoginAdminMutationBody = BodyType<AdminLoginRequest>
    export type LoginAdminMutationError = ErrorType<InvalidRequestResponse | LoginAdmin401 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>
    export type LoginAdminMutationVariables = {data: BodyType<AdminLoginRequest>}

    /**
 * @summary Sign an administrator in
 */
export const useLoginAdmin = <TError = ErrorType<InvalidRequestResponse | LoginAdmin401 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginAdmin>>, TError,LoginAdminMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginAdmin>>,
        TError,
        LoginAdminMutationVariables,
        TContext
      > => {
      return useMutation(getLoginAdminMutationOptions(options), queryClient);
    }
    export const getLogoutAdminUrl = () => {




  return `/api/admin/auth/logout`
}

/**
 * @summary End the session
 */
export const logoutAdmin = async ( options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getLogoutAdminUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getLogoutAdminMutationKey = () => ['logoutAdmin'] as const;

export const getLogoutAdminMutationOptions = <TError = ErrorType<UnauthenticatedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logoutAdmin>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof logoutAdmin>>, TError,void, TContext> => {

const mutationKey = getLogoutAdminMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logoutAdmin>>, void> = () => {


          return  logoutAdmin(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutAdminMutationResult = NonNullable<Awaited<ReturnType<typeof logoutAdmin>>>

    export type LogoutAdminMutationError = ErrorType<UnauthenticatedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>


    /**
 * @summary End the session
 */
export const useLogoutAdmin = <TError = ErrorType<UnauthenticatedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logoutAdmin>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logoutAdmin>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogoutAdminMutationOptions(options), queryClient);
    }
    export const getListAdminKybOptionsUrl = (params: ListAdminKybOptionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/kyb/options?${stringifiedParams}` : `/api/admin/kyb/options`
}

/**
 * Active or not, in every language and in display order. The languages of an option follow each other.
 * @summary List all options of a category
 */
export const listAdminKybOptions = async (params: ListAdminKybOptionsParams, options?: Parameters<typeof fetcher>[1]): Promise<AdminKybOptionList> => {

  return fetcher<AdminKybOptionList>(getListAdminKybOptionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAdminKybOptionsQueryKey = (params?: ListAdminKybOptionsParams,) => {
    return [
    `/api/admin/kyb/options`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAdminKybOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listAdminKybOptions>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params: ListAdminKybOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminKybOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdminKybOptionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminKybOptions>>> = ({ signal }) => listAdminKybOptions(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAdminKybOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdminKybOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listAdminKybOptions>>>
export type ListAdminKybOptionsQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>


export function useListAdminKybOptions<TData = Awaited<ReturnType<typeof listAdminKybOptions>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListAdminKybOptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminKybOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminKybOptions>>,
          TError,
          Awaited<ReturnType<typeof listAdminKybOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminKybOptions<TData = Awaited<ReturnType<typeof listAdminKybOptions>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListAdminKybOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminKybOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminKybOptions>>,
          TError,
          Awaited<ReturnType<typeof listAdminKybOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminKybOptions<TData = Awaited<ReturnType<typeof listAdminKybOptions>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListAdminKybOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminKybOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all options of a category
 */

export function useListAdminKybOptions<TData = Awaited<ReturnType<typeof listAdminKybOptions>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListAdminKybOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminKybOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdminKybOptionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateKybOptionUrl = () => {




  return `/api/admin/kyb/options`
}

/**
 * Sign-up offers the option at once. A missing code is made from the label. A missing order is the last order plus 10. `translation` also creates the option in the other language.
 * @summary Create a choice
 */
export const createKybOption = async (createKybOptionRequest: CreateKybOptionRequest, options?: Parameters<typeof fetcher>[1]): Promise<AdminKybOption> => {

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
return fetcher<AdminKybOption>(getCreateKybOptionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createKybOptionRequest)
  }
);}





export const getCreateKybOptionMutationKey = () => ['createKybOption'] as const;

export const getCreateKybOptionMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CreateKybOption409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createKybOption>>, TError,CreateKybOptionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createKybOption>>, TError,CreateKybOptionMutationVariables, TContext> => {

const mutationKey = getCreateKybOptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createKybOption>>, CreateKybOptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createKybOption(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateKybOptionMutationResult = NonNullable<Awaited<ReturnType<typeof createKybOption>>>
    export type CreateKybOptionMutationBody = BodyType<CreateKybOptionRequest>
    export type CreateKybOptionMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CreateKybOption409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type CreateKybOptionMutationVariables = {data: BodyType<CreateKybOptionRequest>}

    /**
 * @summary Create a choice
 */
export const useCreateKybOption = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CreateKybOption409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createKybOption>>, TError,CreateKybOptionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createKybOption>>,
        TError,
        CreateKybOptionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateKybOptionMutationOptions(options), queryClient);
    }
    export const getReorderKybOptionsUrl = () => {




  return `/api/admin/kyb/options/order`
}

/**
 * The body lists every code of the category once, in display order. The orders become 10, 20 and so on.
 * @summary Reorder the options of a category
 */
export const reorderKybOptions = async (reorderKybOptionsRequest: ReorderKybOptionsRequest, options?: Parameters<typeof fetcher>[1]): Promise<AdminKybOptionList> => {

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
return fetcher<AdminKybOptionList>(getReorderKybOptionsUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reorderKybOptionsRequest)
  }
);}





export const getReorderKybOptionsMutationKey = () => ['reorderKybOptions'] as const;

export const getReorderKybOptionsMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ReorderKybOptions409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reorderKybOptions>>, TError,ReorderKybOptionsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof reorderKybOptions>>, TError,ReorderKybOptionsMutationVariables, TContext> => {

const mutationKey = getReorderKybOptionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reorderKybOptions>>, ReorderKybOptionsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reorderKybOptions(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReorderKybOptionsMutationResult = NonNullable<Awaited<ReturnType<typeof reorderKybOptions>>>
    export type ReorderKybOptionsMutationBody = BodyType<ReorderKybOptionsRequest>
    export type ReorderKybOptionsMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ReorderKybOptions409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ReorderKybOptionsMutationVariables = {data: BodyType<ReorderKybOptionsRequest>}

    /**
 * @summary Reorder the options of a category
 */
export const useReorderKybOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ReorderKybOptions409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reorderKybOptions>>, TError,ReorderKybOptionsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reorderKybOptions>>,
        TError,
        ReorderKybOptionsMutationVariables,
        TContext
      > => {
      return useMutation(getReorderKybOptionsMutationOptions(options), queryClient);
    }
    export const getChangeKybOptionUrl = (optionId: string,) => {




  return `/api/admin/kyb/options/${encodeURIComponent(String(optionId))}`
}

/**
 * The label belongs to this language. Code, order and active state belong to the option in all its languages. Existing answers of customers keep the old code.
 * @summary Change a choice
 */
export const changeKybOption = async (optionId: string,
    changeKybOptionRequest: ChangeKybOptionRequest, options?: Parameters<typeof fetcher>[1]): Promise<AdminKybOption> => {

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
return fetcher<AdminKybOption>(getChangeKybOptionUrl(optionId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeKybOptionRequest)
  }
);}





export const getChangeKybOptionMutationKey = () => ['changeKybOption'] as const;

export const getChangeKybOptionMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ChangeKybOption404 | ChangeKybOption409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeKybOption>>, TError,ChangeKybOptionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof changeKybOption>>, TError,ChangeKybOptionMutationVariables, TContext> => {

const mutationKey = getChangeKybOptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeKybOption>>, ChangeKybOptionMutationVariables> = (props) => {
          const {optionId,data} = props ?? {};

          return  changeKybOption(optionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeKybOptionMutationResult = NonNullable<Awaited<ReturnType<typeof changeKybOption>>>
    export type ChangeKybOptionMutationBody = BodyType<ChangeKybOptionRequest>
    export type ChangeKybOptionMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ChangeKybOption404 | ChangeKybOption409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ChangeKybOptionMutationVariables = {optionId: string;data: BodyType<ChangeKybOptionRequest>}

    /**
 * @summary Change a choice
 */
export const useChangeKybOption = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ChangeKybOption404 | ChangeKybOption409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeKybOption>>, TError,ChangeKybOptionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeKybOption>>,
        TError,
        ChangeKybOptionMutationVariables,
        TContext
      > => {
      return useMutation(getChangeKybOptionMutationOptions(options), queryClient);
    }
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
 * Accounts and unfinished sign-ups, 20 per page. The look is an admin event, once in half an hour for each administrator.
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


export const getSearchCustomersQueryOptions = <TData = Awaited<ReturnType<typeof searchCustomers>>, TError = ErrorType<SearchCustomers400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: SearchCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchCustomersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchCustomers>>> = ({ signal }) => searchCustomers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchCustomersQueryResult = NonNullable<Awaited<ReturnType<typeof searchCustomers>>>
export type SearchCustomersQueryError = ErrorType<SearchCustomers400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>


export function useSearchCustomers<TData = Awaited<ReturnType<typeof searchCustomers>>, TError = ErrorType<SearchCustomers400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  SearchCustomersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchCustomers>>,
          TError,
          Awaited<ReturnType<typeof searchCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCustomers<TData = Awaited<ReturnType<typeof searchCustomers>>, TError = ErrorType<SearchCustomers400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: SearchCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchCustomers>>,
          TError,
          Awaited<ReturnType<typeof searchCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCustomers<TData = Awaited<ReturnType<typeof searchCustomers>>, TError = ErrorType<SearchCustomers400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: SearchCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List and find customers
 */

export function useSearchCustomers<TData = Awaited<ReturnType<typeof searchCustomers>>, TError = ErrorType<SearchCustomers400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
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


export const getGetCustomerQueryOptions = <TData = Awaited<ReturnType<typeof getCustomer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | GetCustomer404 | UnknownErrorResponse | ServiceUnavailableResponse>>(customerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCustomerQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomer>>> = ({ signal }) => getCustomer(customerId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCustomerQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomer>>>
export type GetCustomerQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | GetCustomer404 | UnknownErrorResponse | ServiceUnavailableResponse>


export function useGetCustomer<TData = Awaited<ReturnType<typeof getCustomer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | GetCustomer404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomer>>,
          TError,
          Awaited<ReturnType<typeof getCustomer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomer<TData = Awaited<ReturnType<typeof getCustomer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | GetCustomer404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomer>>,
          TError,
          Awaited<ReturnType<typeof getCustomer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomer<TData = Awaited<ReturnType<typeof getCustomer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | GetCustomer404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a customer
 */

export function useGetCustomer<TData = Awaited<ReturnType<typeof getCustomer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | GetCustomer404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
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


export const getListCustomerTransactionsQueryOptions = <TData = Awaited<ReturnType<typeof listCustomerTransactions>>, TError = ErrorType<ListCustomerTransactions400 | UnauthenticatedResponse | ListCustomerTransactions404 | UnknownErrorResponse | ServiceUnavailableResponse>>(customerId: string,
    params?: ListCustomerTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerTransactions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomerTransactionsQueryKey(customerId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomerTransactions>>> = ({ signal }) => listCustomerTransactions(customerId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCustomerTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCustomerTransactionsQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomerTransactions>>>
export type ListCustomerTransactionsQueryError = ErrorType<ListCustomerTransactions400 | UnauthenticatedResponse | ListCustomerTransactions404 | UnknownErrorResponse | ServiceUnavailableResponse>


export function useListCustomerTransactions<TData = Awaited<ReturnType<typeof listCustomerTransactions>>, TError = ErrorType<ListCustomerTransactions400 | UnauthenticatedResponse | ListCustomerTransactions404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
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
export function useListCustomerTransactions<TData = Awaited<ReturnType<typeof listCustomerTransactions>>, TError = ErrorType<ListCustomerTransactions400 | UnauthenticatedResponse | ListCustomerTransactions404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
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
export function useListCustomerTransactions<TData = Awaited<ReturnType<typeof listCustomerTransactions>>, TError = ErrorType<ListCustomerTransactions400 | UnauthenticatedResponse | ListCustomerTransactions404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string,
    params?: ListCustomerTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerTransactions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the transactions of a customer
 */

export function useListCustomerTransactions<TData = Awaited<ReturnType<typeof listCustomerTransactions>>, TError = ErrorType<ListCustomerTransactions400 | UnauthenticatedResponse | ListCustomerTransactions404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
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


export const getListCustomerBeneficiariesQueryOptions = <TData = Awaited<ReturnType<typeof listCustomerBeneficiaries>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | ListCustomerBeneficiaries404 | UnknownErrorResponse | ServiceUnavailableResponse>>(customerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerBeneficiaries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomerBeneficiariesQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomerBeneficiaries>>> = ({ signal }) => listCustomerBeneficiaries(customerId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCustomerBeneficiaries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCustomerBeneficiariesQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomerBeneficiaries>>>
export type ListCustomerBeneficiariesQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | ListCustomerBeneficiaries404 | UnknownErrorResponse | ServiceUnavailableResponse>


export function useListCustomerBeneficiaries<TData = Awaited<ReturnType<typeof listCustomerBeneficiaries>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | ListCustomerBeneficiaries404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerBeneficiaries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomerBeneficiaries>>,
          TError,
          Awaited<ReturnType<typeof listCustomerBeneficiaries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomerBeneficiaries<TData = Awaited<ReturnType<typeof listCustomerBeneficiaries>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | ListCustomerBeneficiaries404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerBeneficiaries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomerBeneficiaries>>,
          TError,
          Awaited<ReturnType<typeof listCustomerBeneficiaries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomerBeneficiaries<TData = Awaited<ReturnType<typeof listCustomerBeneficiaries>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | ListCustomerBeneficiaries404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
 customerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomerBeneficiaries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the beneficiaries of a customer
 */

export function useListCustomerBeneficiaries<TData = Awaited<ReturnType<typeof listCustomerBeneficiaries>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | ListCustomerBeneficiaries404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
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
    adminReason: AdminReason, options?: Parameters<typeof fetcher>[1]): Promise<Beneficiary> => {

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
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}





export const getSuspendBeneficiaryMutationKey = () => ['suspendBeneficiary'] as const;

export const getSuspendBeneficiaryMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | SuspendBeneficiary404 | SuspendBeneficiary409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof suspendBeneficiary>>, TError,SuspendBeneficiaryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof suspendBeneficiary>>, TError,SuspendBeneficiaryMutationVariables, TContext> => {

const mutationKey = getSuspendBeneficiaryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof suspendBeneficiary>>, SuspendBeneficiaryMutationVariables> = (props) => {
          const {customerId,beneficiaryId,data} = props ?? {};

          return  suspendBeneficiary(customerId,beneficiaryId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SuspendBeneficiaryMutationResult = NonNullable<Awaited<ReturnType<typeof suspendBeneficiary>>>
    export type SuspendBeneficiaryMutationBody = BodyType<AdminReason>
    export type SuspendBeneficiaryMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | SuspendBeneficiary404 | SuspendBeneficiary409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type SuspendBeneficiaryMutationVariables = {customerId: string;beneficiaryId: string;data: BodyType<AdminReason>}

    /**
 * @summary Suspend a beneficiary of a customer
 */
export const useSuspendBeneficiary = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | SuspendBeneficiary404 | SuspendBeneficiary409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof suspendBeneficiary>>, TError,SuspendBeneficiaryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof suspendBeneficiary>>,
        TError,
        SuspendBeneficiaryMutationVariables,
        TContext
      > => {
      return useMutation(getSuspendBeneficiaryMutationOptions(options), queryClient);
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
    adminReason: AdminReason, options?: Parameters<typeof fetcher>[1]): Promise<Beneficiary> => {

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
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}





export const getResumeBeneficiaryMutationKey = () => ['resumeBeneficiary'] as const;

export const getResumeBeneficiaryMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ResumeBeneficiary404 | ResumeBeneficiary409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeBeneficiary>>, TError,ResumeBeneficiaryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof resumeBeneficiary>>, TError,ResumeBeneficiaryMutationVariables, TContext> => {

const mutationKey = getResumeBeneficiaryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resumeBeneficiary>>, ResumeBeneficiaryMutationVariables> = (props) => {
          const {customerId,beneficiaryId,data} = props ?? {};

          return  resumeBeneficiary(customerId,beneficiaryId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResumeBeneficiaryMutationResult = NonNullable<Awaited<ReturnType<typeof resumeBeneficiary>>>
    export type ResumeBeneficiaryMutationBody = BodyType<AdminReason>
    export type ResumeBeneficiaryMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ResumeBeneficiary404 | ResumeBeneficiary409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ResumeBeneficiaryMutationVariables = {customerId: string;beneficiaryId: string;data: BodyType<AdminReason>}

    /**
 * @summary Resume a suspended beneficiary of a customer
 */
export const useResumeBeneficiary = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ResumeBeneficiary404 | ResumeBeneficiary409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeBeneficiary>>, TError,ResumeBeneficiaryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resumeBeneficiary>>,
        TError,
        ResumeBeneficiaryMutationVariables,
        TContext
      > => {
      return useMutation(getResumeBeneficiaryMutationOptions(options), queryClient);
    }
    export const getUnlockCustomerUrl = (customerId: string,) => {




  return `/api/admin/customers/${encodeURIComponent(String(customerId))}/unlock`
}

/**
 * Ends soft and hard locks of sign-in and recovery, and resets the failure counts.
 * @summary End the locks of a customer
 */
export const unlockCustomer = async (customerId: string,
    adminReason: AdminReason, options?: Parameters<typeof fetcher>[1]): Promise<LocksEnded> => {

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
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}





export const getUnlockCustomerMutationKey = () => ['unlockCustomer'] as const;

export const getUnlockCustomerMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | UnlockCustomer404 | UnlockCustomer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unlockCustomer>>, TError,UnlockCustomerMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof unlockCustomer>>, TError,UnlockCustomerMutationVariables, TContext> => {

const mutationKey = getUnlockCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unlockCustomer>>, UnlockCustomerMutationVariables> = (props) => {
          const {customerId,data} = props ?? {};

          return  unlockCustomer(customerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnlockCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof unlockCustomer>>>
    export type UnlockCustomerMutationBody = BodyType<AdminReason>
    export type UnlockCustomerMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | UnlockCustomer404 | UnlockCustomer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type UnlockCustomerMutationVariables = {customerId: string;data: BodyType<AdminReason>}

    /**
 * @summary End the locks of a customer
 */
export const useUnlockCustomer = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | UnlockCustomer404 | UnlockCustomer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unlockCustomer>>, TError,UnlockCustomerMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unlockCustomer>>,
        TError,
        UnlockCustomerMutationVariables,
        TContext
      > => {
      return useMutation(getUnlockCustomerMutationOptions(options), queryClient);
    }
    export const getFreezeCustomerUrl = (customerId: string,) => {




  return `/api/admin/customers/${encodeURIComponent(String(customerId))}/freeze`
}

/**
 * No money leaves the wallet or moves within it until an administrator lifts the freeze. Money still comes in. The customer is told to call, and not why.
 * @summary Freeze a wallet
 */
export const freezeCustomer = async (customerId: string,
    adminReason: AdminReason, options?: Parameters<typeof fetcher>[1]): Promise<CustomerFreeze> => {

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
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}





export const getFreezeCustomerMutationKey = () => ['freezeCustomer'] as const;

export const getFreezeCustomerMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | FreezeCustomer404 | FreezeCustomer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof freezeCustomer>>, TError,FreezeCustomerMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof freezeCustomer>>, TError,FreezeCustomerMutationVariables, TContext> => {

const mutationKey = getFreezeCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof freezeCustomer>>, FreezeCustomerMutationVariables> = (props) => {
          const {customerId,data} = props ?? {};

          return  freezeCustomer(customerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FreezeCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof freezeCustomer>>>
    export type FreezeCustomerMutationBody = BodyType<AdminReason>
    export type FreezeCustomerMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | FreezeCustomer404 | FreezeCustomer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type FreezeCustomerMutationVariables = {customerId: string;data: BodyType<AdminReason>}

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
      return useMutation(getFreezeCustomerMutationOptions(options), queryClient);
    }
    export const getUnfreezeCustomerUrl = (customerId: string,) => {




  return `/api/admin/customers/${encodeURIComponent(String(customerId))}/unfreeze`
}

/**
 * Money can leave the wallet again. A later hit of the daily screening that compliance has not seen may freeze it again.
 * @summary Lift the freeze of a wallet
 */
export const unfreezeCustomer = async (customerId: string,
    adminReason: AdminReason, options?: Parameters<typeof fetcher>[1]): Promise<FreezeLifted> => {

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
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}





export const getUnfreezeCustomerMutationKey = () => ['unfreezeCustomer'] as const;

export const getUnfreezeCustomerMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | UnfreezeCustomer404 | UnfreezeCustomer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unfreezeCustomer>>, TError,UnfreezeCustomerMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof unfreezeCustomer>>, TError,UnfreezeCustomerMutationVariables, TContext> => {

const mutationKey = getUnfreezeCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unfreezeCustomer>>, UnfreezeCustomerMutationVariables> = (props) => {
          const {customerId,data} = props ?? {};

          return  unfreezeCustomer(customerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnfreezeCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof unfreezeCustomer>>>
    export type UnfreezeCustomerMutationBody = BodyType<AdminReason>
    export type UnfreezeCustomerMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | UnfreezeCustomer404 | UnfreezeCustomer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type UnfreezeCustomerMutationVariables = {customerId: string;data: BodyType<AdminReason>}

    /**
 * @summary Lift the freeze of a wallet
 */
export const useUnfreezeCustomer = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | UnfreezeCustomer404 | UnfreezeCustomer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unfreezeCustomer>>, TError,UnfreezeCustomerMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unfreezeCustomer>>,
        TError,
        UnfreezeCustomerMutationVariables,
        TContext
      > => {
      return useMutation(getUnfreezeCustomerMutationOptions(options), queryClient);
    }
    export const getEndCustomerSessionsUrl = (customerId: string,) => {




  return `/api/admin/customers/${encodeURIComponent(String(customerId))}/end-sessions`
}

/**
 * @summary Sign a customer out everywhere
 */
export const endCustomerSessions = async (customerId: string,
    adminReason: AdminReason, options?: Parameters<typeof fetcher>[1]): Promise<SessionsEnded> => {

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
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}





export const getEndCustomerSessionsMutationKey = () => ['endCustomerSessions'] as const;

export const getEndCustomerSessionsMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | EndCustomerSessions404 | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endCustomerSessions>>, TError,EndCustomerSessionsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof endCustomerSessions>>, TError,EndCustomerSessionsMutationVariables, TContext> => {

const mutationKey = getEndCustomerSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endCustomerSessions>>, EndCustomerSessionsMutationVariables> = (props) => {
          const {customerId,data} = props ?? {};

          return  endCustomerSessions(customerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndCustomerSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endCustomerSessions>>>
    export type EndCustomerSessionsMutationBody = BodyType<AdminReason>
    export type EndCustomerSessionsMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | EndCustomerSessions404 | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type EndCustomerSessionsMutationVariables = {customerId: string;data: BodyType<AdminReason>}

    /**
 * @summary Sign a customer out everywhere
 */
export const useEndCustomerSessions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | EndCustomerSessions404 | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endCustomerSessions>>, TError,EndCustomerSessionsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endCustomerSessions>>,
        TError,
        EndCustomerSessionsMutationVariables,
        TContext
      > => {
      return useMutation(getEndCustomerSessionsMutationOptions(options), queryClient);
    }
    export const getChangeSignInCallUrl = (customerId: string,) => {




  return `/api/admin/customers/${encodeURIComponent(String(customerId))}/sign-in-call`
}

/**
 * Counts from the next code of a sign-in that is verified. Signed-in devices stay signed in. The customer is told. Without the call, the account signs in with password and code.
 * @summary Change whether a phone call confirms each sign-in
 */
export const changeSignInCall = async (customerId: string,
    signInCallRequest: SignInCallRequest, options?: Parameters<typeof fetcher>[1]): Promise<SignInCall> => {

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
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(signInCallRequest)
  }
);}





export const getChangeSignInCallMutationKey = () => ['changeSignInCall'] as const;

export const getChangeSignInCallMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ChangeSignInCall404 | ChangeSignInCall409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeSignInCall>>, TError,ChangeSignInCallMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof changeSignInCall>>, TError,ChangeSignInCallMutationVariables, TContext> => {

const mutationKey = getChangeSignInCallMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeSignInCall>>, ChangeSignInCallMutationVariables> = (props) => {
          const {customerId,data} = props ?? {};

          return  changeSignInCall(customerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeSignInCallMutationResult = NonNullable<Awaited<ReturnType<typeof changeSignInCall>>>
    export type ChangeSignInCallMutationBody = BodyType<SignInCallRequest>
    export type ChangeSignInCallMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ChangeSignInCall404 | ChangeSignInCall409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ChangeSignInCallMutationVariables = {customerId: string;data: BodyType<SignInCallRequest>}

    /**
 * @summary Change whether a phone call confirms each sign-in
 */
export const useChangeSignInCall = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ChangeSignInCall404 | ChangeSignInCall409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeSignInCall>>, TError,ChangeSignInCallMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeSignInCall>>,
        TError,
        ChangeSignInCallMutationVariables,
        TContext
      > => {
      return useMutation(getChangeSignInCallMutationOptions(options), queryClient);
    }
    export const getRequestAccountClosureUrl = (customerId: string,) => {




  return `/api/admin/customers/${encodeURIComponent(String(customerId))}/closure-requests`
}

/**
 * Another administrator decides it with `decideStaffRequest`. The wallet must be empty, with nothing on hold.
 * @summary Request that an account is closed
 */
export const requestAccountClosure = async (customerId: string,
    adminReason: AdminReason, options?: Parameters<typeof fetcher>[1]): Promise<StaffRequest> => {

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
return fetcher<StaffRequest>(getRequestAccountClosureUrl(customerId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}





export const getRequestAccountClosureMutationKey = () => ['requestAccountClosure'] as const;

export const getRequestAccountClosureMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestAccountClosure404 | RequestAccountClosure409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestAccountClosure>>, TError,RequestAccountClosureMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof requestAccountClosure>>, TError,RequestAccountClosureMutationVariables, TContext> => {

const mutationKey = getRequestAccountClosureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestAccountClosure>>, RequestAccountClosureMutationVariables> = (props) => {
          const {customerId,data} = props ?? {};

          return  requestAccountClosure(customerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestAccountClosureMutationResult = NonNullable<Awaited<ReturnType<typeof requestAccountClosure>>>
    export type RequestAccountClosureMutationBody = BodyType<AdminReason>
    export type RequestAccountClosureMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestAccountClosure404 | RequestAccountClosure409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RequestAccountClosureMutationVariables = {customerId: string;data: BodyType<AdminReason>}

    /**
 * @summary Request that an account is closed
 */
export const useRequestAccountClosure = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestAccountClosure404 | RequestAccountClosure409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestAccountClosure>>, TError,RequestAccountClosureMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestAccountClosure>>,
        TError,
        RequestAccountClosureMutationVariables,
        TContext
      > => {
      return useMutation(getRequestAccountClosureMutationOptions(options), queryClient);
    }
    export const getRequestStaffUnlockUrl = () => {




  return `/api/admin/staff/unlock-requests`
}

/**
 * Another administrator decides it with `decideStaffRequest`. An approval ends the locks of this email and clears its failures; the locks of addresses stay.
 * @summary Request that the sign-in locks of a member of the staff end
 */
export const requestStaffUnlock = async (staffUnlockRequest: StaffUnlockRequest, options?: Parameters<typeof fetcher>[1]): Promise<StaffRequest> => {

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
return fetcher<StaffRequest>(getRequestStaffUnlockUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffUnlockRequest)
  }
);}





export const getRequestStaffUnlockMutationKey = () => ['requestStaffUnlock'] as const;

export const getRequestStaffUnlockMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestStaffUnlock404 | RequestStaffUnlock409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestStaffUnlock>>, TError,RequestStaffUnlockMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof requestStaffUnlock>>, TError,RequestStaffUnlockMutationVariables, TContext> => {

const mutationKey = getRequestStaffUnlockMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestStaffUnlock>>, RequestStaffUnlockMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestStaffUnlock(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestStaffUnlockMutationResult = NonNullable<Awaited<ReturnType<typeof requestStaffUnlock>>>
    export type RequestStaffUnlockMutationBody = BodyType<StaffUnlockRequest>
    export type RequestStaffUnlockMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestStaffUnlock404 | RequestStaffUnlock409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RequestStaffUnlockMutationVariables = {data: BodyType<StaffUnlockRequest>}

    /**
 * @summary Request that the sign-in locks of a member of the staff end
 */
export const useRequestStaffUnlock = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestStaffUnlock404 | RequestStaffUnlock409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestStaffUnlock>>, TError,RequestStaffUnlockMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestStaffUnlock>>,
        TError,
        RequestStaffUnlockMutationVariables,
        TContext
      > => {
      return useMutation(getRequestStaffUnlockMutationOptions(options), queryClient);
    }
    export const getListStaffRequestsUrl = (params?: ListStaffRequestsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/requests?${stringifiedParams}` : `/api/admin/requests`
}

/**
 * The look is an admin event about each customer in the list, once in half an hour for each administrator.
 * @summary List requests that a second person decides
 */
export const listStaffRequests = async (params?: ListStaffRequestsParams, options?: Parameters<typeof fetcher>[1]): Promise<StaffRequestList> => {

  return fetcher<StaffRequestList>(getListStaffRequestsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListStaffRequestsQueryKey = (params?: ListStaffRequestsParams,) => {
    return [
    `/api/admin/requests`, ...(params ? [params] : [])
    ] as const;
    }


export const getListStaffRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listStaffRequests>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListStaffRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffRequestsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffRequests>>> = ({ signal }) => listStaffRequests(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffRequests>>>
export type ListStaffRequestsQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>


export function useListStaffRequests<TData = Awaited<ReturnType<typeof listStaffRequests>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListStaffRequestsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffRequests>>,
          TError,
          Awaited<ReturnType<typeof listStaffRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffRequests<TData = Awaited<ReturnType<typeof listStaffRequests>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListStaffRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffRequests>>,
          TError,
          Awaited<ReturnType<typeof listStaffRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffRequests<TData = Awaited<ReturnType<typeof listStaffRequests>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListStaffRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List requests that a second person decides
 */

export function useListStaffRequests<TData = Awaited<ReturnType<typeof listStaffRequests>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListStaffRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffRequestsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCountStaffRequestsUrl = () => {




  return `/api/admin/requests/count`
}

/**
 * Does not say whom they are about, so it is no look at a customer.
 * @summary Count the requests that wait for a second person
 */
export const countStaffRequests = async ( options?: Parameters<typeof fetcher>[1]): Promise<StaffRequestCount> => {

  return fetcher<StaffRequestCount>(getCountStaffRequestsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getCountStaffRequestsQueryKey = () => {
    return [
    `/api/admin/requests/count`
    ] as const;
    }


export const getCountStaffRequestsQueryOptions = <TData = Awaited<ReturnType<typeof countStaffRequests>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countStaffRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountStaffRequestsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countStaffRequests>>> = ({ signal }) => countStaffRequests({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countStaffRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountStaffRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof countStaffRequests>>>
export type CountStaffRequestsQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>


export function useCountStaffRequests<TData = Awaited<ReturnType<typeof countStaffRequests>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countStaffRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countStaffRequests>>,
          TError,
          Awaited<ReturnType<typeof countStaffRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountStaffRequests<TData = Awaited<ReturnType<typeof countStaffRequests>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countStaffRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countStaffRequests>>,
          TError,
          Awaited<ReturnType<typeof countStaffRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountStaffRequests<TData = Awaited<ReturnType<typeof countStaffRequests>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countStaffRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the requests that wait for a second person
 */

export function useCountStaffRequests<TData = Awaited<ReturnType<typeof countStaffRequests>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countStaffRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountStaffRequestsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDecideStaffRequestUrl = (requestId: string,) => {




  return `/api/admin/requests/${encodeURIComponent(String(requestId))}/decision`
}

/**
 * To approve it carries it out at once. Whoever asked can only withdraw the request, and nobody else can.
 * @summary Decide a request of a colleague, or withdraw one's own
 */
export const decideStaffRequest = async (requestId: string,
    staffRequestDecisionRequest: StaffRequestDecisionRequest, options?: Parameters<typeof fetcher>[1]): Promise<StaffRequest> => {

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
return fetcher<StaffRequest>(getDecideStaffRequestUrl(requestId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffRequestDecisionRequest)
  }
);}





export const getDecideStaffRequestMutationKey = () => ['decideStaffRequest'] as const;

export const getDecideStaffRequestMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | DecideStaffRequest403 | DecideStaffRequest404 | DecideStaffRequest409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | DecideStaffRequest422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideStaffRequest>>, TError,DecideStaffRequestMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof decideStaffRequest>>, TError,DecideStaffRequestMutationVariables, TContext> => {

const mutationKey = getDecideStaffRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decideStaffRequest>>, DecideStaffRequestMutationVariables> = (props) => {
          const {requestId,data} = props ?? {};

          return  decideStaffRequest(requestId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DecideStaffRequestMutationResult = NonNullable<Awaited<ReturnType<typeof decideStaffRequest>>>
    export type DecideStaffRequestMutationBody = BodyType<StaffRequestDecisionRequest>
    export type DecideStaffRequestMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | DecideStaffRequest403 | DecideStaffRequest404 | DecideStaffRequest409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | DecideStaffRequest422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type DecideStaffRequestMutationVariables = {requestId: string;data: BodyType<StaffRequestDecisionRequest>}

    /**
 * @summary Decide a request of a colleague, or withdraw one's own
 */
export const useDecideStaffRequest = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | DecideStaffRequest403 | DecideStaffRequest404 | DecideStaffRequest409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | DecideStaffRequest422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideStaffRequest>>, TError,DecideStaffRequestMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decideStaffRequest>>,
        TError,
        DecideStaffRequestMutationVariables,
        TContext
      > => {
      return useMutation(getDecideStaffRequestMutationOptions(options), queryClient);
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

export const getExportCustomerMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ExportCustomer404 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
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






  return  { mutationFn, ...mutationOptions }}

    export type ExportCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof exportCustomer>>>
    export type ExportCustomerMutationBody = BodyType<AdminReason>
    export type ExportCustomerMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ExportCustomer404 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ExportCustomerMutationVariables = {customerId: string;data: BodyType<AdminReason>}

    /**
 * @summary Export everything about a customer
 */
export const useExportCustomer = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ExportCustomer404 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportCustomer>>, TError,ExportCustomerMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportCustomer>>,
        TError,
        ExportCustomerMutationVariables,
        TContext
      > => {
      return useMutation(getExportCustomerMutationOptions(options), queryClient);
    }
    export const getListReviewsUrl = (params?: ListReviewsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/reviews?${stringifiedParams}` : `/api/admin/reviews`
}

/**
 * The look is an admin event about each customer in the list, once in half an hour for each administrator.
 * @summary List compliance reviews
 */
export const listReviews = async (params?: ListReviewsParams, options?: Parameters<typeof fetcher>[1]): Promise<ReviewList> => {

  return fetcher<ReviewList>(getListReviewsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListReviewsQueryKey = (params?: ListReviewsParams,) => {
    return [
    `/api/admin/reviews`, ...(params ? [params] : [])
    ] as const;
    }


export const getListReviewsQueryOptions = <TData = Awaited<ReturnType<typeof listReviews>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReviewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReviews>>> = ({ signal }) => listReviews(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReviewsQueryResult = NonNullable<Awaited<ReturnType<typeof listReviews>>>
export type ListReviewsQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>


export function useListReviews<TData = Awaited<ReturnType<typeof listReviews>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListReviewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReviews>>,
          TError,
          Awaited<ReturnType<typeof listReviews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReviews<TData = Awaited<ReturnType<typeof listReviews>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReviews>>,
          TError,
          Awaited<ReturnType<typeof listReviews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReviews<TData = Awaited<ReturnType<typeof listReviews>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List compliance reviews
 */

export function useListReviews<TData = Awaited<ReturnType<typeof listReviews>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReviewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCountOpenReviewsUrl = () => {




  return `/api/admin/reviews/count`
}

/**
 * Does not say whom they are about, so it is no look at a customer.
 * @summary Count the open reviews
 */
export const countOpenReviews = async ( options?: Parameters<typeof fetcher>[1]): Promise<ReviewCount> => {

  return fetcher<ReviewCount>(getCountOpenReviewsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getCountOpenReviewsQueryKey = () => {
    return [
    `/api/admin/reviews/count`
    ] as const;
    }


export const getCountOpenReviewsQueryOptions = <TData = Awaited<ReturnType<typeof countOpenReviews>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countOpenReviews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountOpenReviewsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countOpenReviews>>> = ({ signal }) => countOpenReviews({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countOpenReviews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountOpenReviewsQueryResult = NonNullable<Awaited<ReturnType<typeof countOpenReviews>>>
export type CountOpenReviewsQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>


export function useCountOpenReviews<TData = Awaited<ReturnType<typeof countOpenReviews>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countOpenReviews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countOpenReviews>>,
          TError,
          Awaited<ReturnType<typeof countOpenReviews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountOpenReviews<TData = Awaited<ReturnType<typeof countOpenReviews>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countOpenReviews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countOpenReviews>>,
          TError,
          Awaited<ReturnType<typeof countOpenReviews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountOpenReviews<TData = Awaited<ReturnType<typeof countOpenReviews>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countOpenReviews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the open reviews
 */

export function useCountOpenReviews<TData = Awaited<ReturnType<typeof countOpenReviews>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countOpenReviews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountOpenReviewsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDecideReviewUrl = (reviewId: string,) => {




  return `/api/admin/reviews/${encodeURIComponent(String(reviewId))}/decision`
}

/**
 * The waiting customer's screen updates. `ask_again` repeats the check. The note is never shown to the customer.
 * @summary Decide a review
 */
export const decideReview = async (reviewId: string,
    reviewDecisionRequest: ReviewDecisionRequest, options?: Parameters<typeof fetcher>[1]): Promise<Review> => {

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
return fetcher<Review>(getDecideReviewUrl(reviewId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reviewDecisionRequest)
  }
);}





export const getDecideReviewMutationKey = () => ['decideReview'] as const;

export const getDecideReviewMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | DecideReview404 | DecideReview409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | DecideReview503 | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideReview>>, TError,DecideReviewMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof decideReview>>, TError,DecideReviewMutationVariables, TContext> => {

const mutationKey = getDecideReviewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decideReview>>, DecideReviewMutationVariables> = (props) => {
          const {reviewId,data} = props ?? {};

          return  decideReview(reviewId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DecideReviewMutationResult = NonNullable<Awaited<ReturnType<typeof decideReview>>>
    export type DecideReviewMutationBody = BodyType<ReviewDecisionRequest>
    export type DecideReviewMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | DecideReview404 | DecideReview409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | DecideReview503 | TimeoutResponse>
    export type DecideReviewMutationVariables = {reviewId: string;data: BodyType<ReviewDecisionRequest>}

    /**
 * @summary Decide a review
 */
export const useDecideReview = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | DecideReview404 | DecideReview409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | DecideReview503 | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideReview>>, TError,DecideReviewMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decideReview>>,
        TError,
        DecideReviewMutationVariables,
        TContext
      > => {
      return useMutation(getDecideReviewMutationOptions(options), queryClient);
    }
    export const getListContactRequestsUrl = () => {




  return `/api/admin/contact-requests`
}

/**
 * The newest 200, the last one first.
 * @summary List who asked to be called
 */
export const listContactRequests = async ( options?: Parameters<typeof fetcher>[1]): Promise<ContactRequestList> => {

  return fetcher<ContactRequestList>(getListContactRequestsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListContactRequestsQueryKey = () => {
    return [
    `/api/admin/contact-requests`
    ] as const;
    }


export const getListContactRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listContactRequests>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContactRequestsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContactRequests>>> = ({ signal }) => listContactRequests({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listContactRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContactRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof listContactRequests>>>
export type ListContactRequestsQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>


export function useListContactRequests<TData = Awaited<ReturnType<typeof listContactRequests>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContactRequests>>,
          TError,
          Awaited<ReturnType<typeof listContactRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactRequests<TData = Awaited<ReturnType<typeof listContactRequests>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContactRequests>>,
          TError,
          Awaited<ReturnType<typeof listContactRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactRequests<TData = Awaited<ReturnType<typeof listContactRequests>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List who asked to be called
 */

export function useListContactRequests<TData = Awaited<ReturnType<typeof listContactRequests>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContactRequestsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDenyListUrl = (params?: ListDenyListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/deny-list?${stringifiedParams}` : `/api/admin/deny-list`
}

/**
 * ID numbers that compliance does not admit: sign-up is refused as a local screening hit. Last added first, 50 per page. Plink shows the last four digits of a number, and stores the number encrypted.
 * @summary List the deny list
 */
export const listDenyList = async (params?: ListDenyListParams, options?: Parameters<typeof fetcher>[1]): Promise<DenyList> => {

  return fetcher<DenyList>(getListDenyListUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListDenyListQueryKey = (params?: ListDenyListParams,) => {
    return [
    `/api/admin/deny-list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDenyListQueryOptions = <TData = Awaited<ReturnType<typeof listDenyList>>, TError = ErrorType<ListDenyList400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListDenyListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDenyList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDenyListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDenyList>>> = ({ signal }) => listDenyList(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDenyList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDenyListQueryResult = NonNullable<Awaited<ReturnType<typeof listDenyList>>>
export type ListDenyListQueryError = ErrorType<ListDenyList400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>


export function useListDenyList<TData = Awaited<ReturnType<typeof listDenyList>>, TError = ErrorType<ListDenyList400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListDenyListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDenyList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDenyList>>,
          TError,
          Awaited<ReturnType<typeof listDenyList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDenyList<TData = Awaited<ReturnType<typeof listDenyList>>, TError = ErrorType<ListDenyList400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListDenyListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDenyList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDenyList>>,
          TError,
          Awaited<ReturnType<typeof listDenyList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDenyList<TData = Awaited<ReturnType<typeof listDenyList>>, TError = ErrorType<ListDenyList400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListDenyListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDenyList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the deny list
 */

export function useListDenyList<TData = Awaited<ReturnType<typeof listDenyList>>, TError = ErrorType<ListDenyList400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListDenyListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDenyList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDenyListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAddToDenyListUrl = () => {




  return `/api/admin/deny-list`
}

/**
 * From now on `localScreening` of this number returns `HIT`. Accounts that are open and sign-ups that have passed the screening stay as they are.
 * @summary Add an ID number to the deny list
 */
export const addToDenyList = async (addToDenyListRequest: AddToDenyListRequest, options?: Parameters<typeof fetcher>[1]): Promise<DenyListEntry> => {

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
return fetcher<DenyListEntry>(getAddToDenyListUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(addToDenyListRequest)
  }
);}





export const getAddToDenyListMutationKey = () => ['addToDenyList'] as const;

export const getAddToDenyListMutationOptions = <TError = ErrorType<AddToDenyList400 | UnauthenticatedResponse | AdminRequiredResponse | AddToDenyList409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addToDenyList>>, TError,AddToDenyListMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof addToDenyList>>, TError,AddToDenyListMutationVariables, TContext> => {

const mutationKey = getAddToDenyListMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addToDenyList>>, AddToDenyListMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addToDenyList(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddToDenyListMutationResult = NonNullable<Awaited<ReturnType<typeof addToDenyList>>>
    export type AddToDenyListMutationBody = BodyType<AddToDenyListRequest>
    export type AddToDenyListMutationError = ErrorType<AddToDenyList400 | UnauthenticatedResponse | AdminRequiredResponse | AddToDenyList409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type AddToDenyListMutationVariables = {data: BodyType<AddToDenyListRequest>}

    /**
 * @summary Add an ID number to the deny list
 */
export const useAddToDenyList = <TError = ErrorType<AddToDenyList400 | UnauthenticatedResponse | AdminRequiredResponse | AddToDenyList409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addToDenyList>>, TError,AddToDenyListMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addToDenyList>>,
        TError,
        AddToDenyListMutationVariables,
        TContext
      > => {
      return useMutation(getAddToDenyListMutationOptions(options), queryClient);
    }
    export const getRemoveFromDenyListUrl = (entryId: string,) => {




  return `/api/admin/deny-list/${encodeURIComponent(String(entryId))}/removal`
}

/**
 * The number passes the local screening again. The entry is kept, with who removed it and why.
 * @summary Remove an entry from the deny list
 */
export const removeFromDenyList = async (entryId: string,
    adminReason: AdminReason, options?: Parameters<typeof fetcher>[1]): Promise<DenyListEntry> => {

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
return fetcher<DenyListEntry>(getRemoveFromDenyListUrl(entryId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}





export const getRemoveFromDenyListMutationKey = () => ['removeFromDenyList'] as const;

export const getRemoveFromDenyListMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RemoveFromDenyList404 | RemoveFromDenyList409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFromDenyList>>, TError,RemoveFromDenyListMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof removeFromDenyList>>, TError,RemoveFromDenyListMutationVariables, TContext> => {

const mutationKey = getRemoveFromDenyListMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeFromDenyList>>, RemoveFromDenyListMutationVariables> = (props) => {
          const {entryId,data} = props ?? {};

          return  removeFromDenyList(entryId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveFromDenyListMutationResult = NonNullable<Awaited<ReturnType<typeof removeFromDenyList>>>
    export type RemoveFromDenyListMutationBody = BodyType<AdminReason>
    export type RemoveFromDenyListMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RemoveFromDenyList404 | RemoveFromDenyList409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RemoveFromDenyListMutationVariables = {entryId: string;data: BodyType<AdminReason>}

    /**
 * @summary Remove an entry from the deny list
 */
export const useRemoveFromDenyList = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RemoveFromDenyList404 | RemoveFromDenyList409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFromDenyList>>, TError,RemoveFromDenyListMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeFromDenyList>>,
        TError,
        RemoveFromDenyListMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveFromDenyListMutationOptions(options), queryClient);
    }
    export const getListAdminEventsUrl = (params?: ListAdminEventsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/events?${stringifiedParams}` : `/api/admin/events`
}

/**
 * Newest first, 50 per page. Days are in Riyadh time.
 * @summary List admin events
 */
export const listAdminEvents = async (params?: ListAdminEventsParams, options?: Parameters<typeof fetcher>[1]): Promise<AdminEventList> => {

  return fetcher<AdminEventList>(getListAdminEventsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAdminEventsQueryKey = (params?: ListAdminEventsParams,) => {
    return [
    `/api/admin/events`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAdminEventsQueryOptions = <TData = Awaited<ReturnType<typeof listAdminEvents>>, TError = ErrorType<ListAdminEvents400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListAdminEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminEvents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdminEventsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminEvents>>> = ({ signal }) => listAdminEvents(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAdminEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdminEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listAdminEvents>>>
export type ListAdminEventsQueryError = ErrorType<ListAdminEvents400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>


export function useListAdminEvents<TData = Awaited<ReturnType<typeof listAdminEvents>>, TError = ErrorType<ListAdminEvents400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListAdminEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminEvents>>,
          TError,
          Awaited<ReturnType<typeof listAdminEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminEvents<TData = Awaited<ReturnType<typeof listAdminEvents>>, TError = ErrorType<ListAdminEvents400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListAdminEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminEvents>>,
          TError,
          Awaited<ReturnType<typeof listAdminEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminEvents<TData = Awaited<ReturnType<typeof listAdminEvents>>, TError = ErrorType<ListAdminEvents400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListAdminEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminEvents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List admin events
 */

export function useListAdminEvents<TData = Awaited<ReturnType<typeof listAdminEvents>>, TError = ErrorType<ListAdminEvents400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListAdminEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminEvents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdminEventsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListSuspenseCreditsUrl = (params?: ListSuspenseCreditsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/suspense?${stringifiedParams}` : `/api/admin/suspense`
}

/**
 * Money that arrived at the bank and could not go to a wallet. The longest wait first, 20 per page. A look at each customer in the list.
 * @summary List the bank transfers in suspense
 */
export const listSuspenseCredits = async (params?: ListSuspenseCreditsParams, options?: Parameters<typeof fetcher>[1]): Promise<SuspenseCreditList> => {

  return fetcher<SuspenseCreditList>(getListSuspenseCreditsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSuspenseCreditsQueryKey = (params?: ListSuspenseCreditsParams,) => {
    return [
    `/api/admin/suspense`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSuspenseCreditsQueryOptions = <TData = Awaited<ReturnType<typeof listSuspenseCredits>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListSuspenseCreditsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuspenseCredits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSuspenseCreditsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSuspenseCredits>>> = ({ signal }) => listSuspenseCredits(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSuspenseCredits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSuspenseCreditsQueryResult = NonNullable<Awaited<ReturnType<typeof listSuspenseCredits>>>
export type ListSuspenseCreditsQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>


export function useListSuspenseCredits<TData = Awaited<ReturnType<typeof listSuspenseCredits>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListSuspenseCreditsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuspenseCredits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSuspenseCredits>>,
          TError,
          Awaited<ReturnType<typeof listSuspenseCredits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSuspenseCredits<TData = Awaited<ReturnType<typeof listSuspenseCredits>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListSuspenseCreditsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuspenseCredits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSuspenseCredits>>,
          TError,
          Awaited<ReturnType<typeof listSuspenseCredits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSuspenseCredits<TData = Awaited<ReturnType<typeof listSuspenseCredits>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListSuspenseCreditsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuspenseCredits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the bank transfers in suspense
 */

export function useListSuspenseCredits<TData = Awaited<ReturnType<typeof listSuspenseCredits>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListSuspenseCreditsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuspenseCredits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSuspenseCreditsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRequestSuspenseCreditingUrl = (creditId: string,) => {




  return `/api/admin/suspense/${encodeURIComponent(String(creditId))}/crediting-requests`
}

/**
 * Another administrator decides it with `decideStaffRequest`. The wallet must be able to receive the money, now and when it is approved: it is active, and
 * does not come to hold more than it may. A frozen one receives money. One request about a transfer waits at a time. A look at the customer.
 * @summary Request that a bank transfer in suspense goes to a wallet
 */
export const requestSuspenseCrediting = async (creditId: string,
    suspenseCreditingRequest: SuspenseCreditingRequest, options?: Parameters<typeof fetcher>[1]): Promise<StaffRequest> => {

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
return fetcher<StaffRequest>(getRequestSuspenseCreditingUrl(creditId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(suspenseCreditingRequest)
  }
);}





export const getRequestSuspenseCreditingMutationKey = () => ['requestSuspenseCrediting'] as const;

export const getRequestSuspenseCreditingMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestSuspenseCrediting404 | RequestSuspenseCrediting409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RequestSuspenseCrediting422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestSuspenseCrediting>>, TError,RequestSuspenseCreditingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof requestSuspenseCrediting>>, TError,RequestSuspenseCreditingMutationVariables, TContext> => {

const mutationKey = getRequestSuspenseCreditingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestSuspenseCrediting>>, RequestSuspenseCreditingMutationVariables> = (props) => {
          const {creditId,data} = props ?? {};

          return  requestSuspenseCrediting(creditId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestSuspenseCreditingMutationResult = NonNullable<Awaited<ReturnType<typeof requestSuspenseCrediting>>>
    export type RequestSuspenseCreditingMutationBody = BodyType<SuspenseCreditingRequest>
    export type RequestSuspenseCreditingMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestSuspenseCrediting404 | RequestSuspenseCrediting409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RequestSuspenseCrediting422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RequestSuspenseCreditingMutationVariables = {creditId: string;data: BodyType<SuspenseCreditingRequest>}

    /**
 * @summary Request that a bank transfer in suspense goes to a wallet
 */
export const useRequestSuspenseCrediting = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestSuspenseCrediting404 | RequestSuspenseCrediting409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RequestSuspenseCrediting422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestSuspenseCrediting>>, TError,RequestSuspenseCreditingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestSuspenseCrediting>>,
        TError,
        RequestSuspenseCreditingMutationVariables,
        TContext
      > => {
      return useMutation(getRequestSuspenseCreditingMutationOptions(options), queryClient);
    }
    export const getRequestSuspenseReturnUrl = (creditId: string,) => {




  return `/api/admin/suspense/${encodeURIComponent(String(creditId))}/return-requests`
}

/**
 * Another administrator decides it with `decideStaffRequest`. The bank then sends the money back to where it came from. One request about a transfer waits at a time.
 * @summary Request that a bank transfer in suspense is sent back
 */
export const requestSuspenseReturn = async (creditId: string,
    adminReason: AdminReason, options?: Parameters<typeof fetcher>[1]): Promise<StaffRequest> => {

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
return fetcher<StaffRequest>(getRequestSuspenseReturnUrl(creditId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}





export const getRequestSuspenseReturnMutationKey = () => ['requestSuspenseReturn'] as const;

export const getRequestSuspenseReturnMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestSuspenseReturn404 | RequestSuspenseReturn409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestSuspenseReturn>>, TError,RequestSuspenseReturnMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof requestSuspenseReturn>>, TError,RequestSuspenseReturnMutationVariables, TContext> => {

const mutationKey = getRequestSuspenseReturnMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestSuspenseReturn>>, RequestSuspenseReturnMutationVariables> = (props) => {
          const {creditId,data} = props ?? {};

          return  requestSuspenseReturn(creditId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestSuspenseReturnMutationResult = NonNullable<Awaited<ReturnType<typeof requestSuspenseReturn>>>
    export type RequestSuspenseReturnMutationBody = BodyType<AdminReason>
    export type RequestSuspenseReturnMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestSuspenseReturn404 | RequestSuspenseReturn409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RequestSuspenseReturnMutationVariables = {creditId: string;data: BodyType<AdminReason>}

    /**
 * @summary Request that a bank transfer in suspense is sent back
 */
export const useRequestSuspenseReturn = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestSuspenseReturn404 | RequestSuspenseReturn409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestSuspenseReturn>>, TError,RequestSuspenseReturnMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestSuspenseReturn>>,
        TError,
        RequestSuspenseReturnMutationVariables,
        TContext
      > => {
      return useMutation(getRequestSuspenseReturnMutationOptions(options), queryClient);
    }
    export const getListSuspendedTopUpsUrl = (params?: ListSuspendedTopUpsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/suspended-top-ups?${stringifiedParams}` : `/api/admin/suspended-top-ups`
}

/**
 * Money that was taken from a card and could not go to the wallet. The longest wait first, 20 per page. A look at each customer in the list.
 * @summary List the card top-ups in suspense
 */
export const listSuspendedTopUps = async (params?: ListSuspendedTopUpsParams, options?: Parameters<typeof fetcher>[1]): Promise<SuspendedTopUpList> => {

  return fetcher<SuspendedTopUpList>(getListSuspendedTopUpsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSuspendedTopUpsQueryKey = (params?: ListSuspendedTopUpsParams,) => {
    return [
    `/api/admin/suspended-top-ups`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSuspendedTopUpsQueryOptions = <TData = Awaited<ReturnType<typeof listSuspendedTopUps>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListSuspendedTopUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuspendedTopUps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSuspendedTopUpsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSuspendedTopUps>>> = ({ signal }) => listSuspendedTopUps(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSuspendedTopUps>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSuspendedTopUpsQueryResult = NonNullable<Awaited<ReturnType<typeof listSuspendedTopUps>>>
export type ListSuspendedTopUpsQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>


export function useListSuspendedTopUps<TData = Awaited<ReturnType<typeof listSuspendedTopUps>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListSuspendedTopUpsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuspendedTopUps>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSuspendedTopUps>>,
          TError,
          Awaited<ReturnType<typeof listSuspendedTopUps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSuspendedTopUps<TData = Awaited<ReturnType<typeof listSuspendedTopUps>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListSuspendedTopUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuspendedTopUps>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSuspendedTopUps>>,
          TError,
          Awaited<ReturnType<typeof listSuspendedTopUps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSuspendedTopUps<TData = Awaited<ReturnType<typeof listSuspendedTopUps>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListSuspendedTopUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuspendedTopUps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the card top-ups in suspense
 */

export function useListSuspendedTopUps<TData = Awaited<ReturnType<typeof listSuspendedTopUps>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListSuspendedTopUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuspendedTopUps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSuspendedTopUpsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRequestTopUpCreditingUrl = (topUpId: string,) => {




  return `/api/admin/suspended-top-ups/${encodeURIComponent(String(topUpId))}/crediting-requests`
}

/**
 * Another administrator decides it with `decideStaffRequest`. The wallet must be able to receive the money, now and when it is approved: it is active, and
 * does not come to hold more than it may. A frozen one receives money. One request about a top-up waits at a time. A look at the customer.
 * @summary Request that a suspended top-up goes to its wallet
 */
export const requestTopUpCrediting = async (topUpId: string,
    adminReason: AdminReason, options?: Parameters<typeof fetcher>[1]): Promise<StaffRequest> => {

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
return fetcher<StaffRequest>(getRequestTopUpCreditingUrl(topUpId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}





export const getRequestTopUpCreditingMutationKey = () => ['requestTopUpCrediting'] as const;

export const getRequestTopUpCreditingMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestTopUpCrediting404 | RequestTopUpCrediting409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RequestTopUpCrediting422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestTopUpCrediting>>, TError,RequestTopUpCreditingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof requestTopUpCrediting>>, TError,RequestTopUpCreditingMutationVariables, TContext> => {

const mutationKey = getRequestTopUpCreditingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestTopUpCrediting>>, RequestTopUpCreditingMutationVariables> = (props) => {
          const {topUpId,data} = props ?? {};

          return  requestTopUpCrediting(topUpId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestTopUpCreditingMutationResult = NonNullable<Awaited<ReturnType<typeof requestTopUpCrediting>>>
    export type RequestTopUpCreditingMutationBody = BodyType<AdminReason>
    export type RequestTopUpCreditingMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestTopUpCrediting404 | RequestTopUpCrediting409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RequestTopUpCrediting422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RequestTopUpCreditingMutationVariables = {topUpId: string;data: BodyType<AdminReason>}

    /**
 * @summary Request that a suspended top-up goes to its wallet
 */
export const useRequestTopUpCrediting = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestTopUpCrediting404 | RequestTopUpCrediting409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RequestTopUpCrediting422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestTopUpCrediting>>, TError,RequestTopUpCreditingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestTopUpCrediting>>,
        TError,
        RequestTopUpCreditingMutationVariables,
        TContext
      > => {
      return useMutation(getRequestTopUpCreditingMutationOptions(options), queryClient);
    }
    export const getRequestTopUpRefundUrl = (topUpId: string,) => {




  return `/api/admin/suspended-top-ups/${encodeURIComponent(String(topUpId))}/refund-requests`
}

/**
 * Another administrator decides it with `decideStaffRequest`. Then somebody refunds it at the card provider, and it leaves suspense once the provider says
 * so. One request about a top-up waits at a time. A look at the customer.
 * @summary Request that a suspended top-up goes back to the card
 */
export const requestTopUpRefund = async (topUpId: string,
    adminReason: AdminReason, options?: Parameters<typeof fetcher>[1]): Promise<StaffRequest> => {

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
return fetcher<StaffRequest>(getRequestTopUpRefundUrl(topUpId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}





export const getRequestTopUpRefundMutationKey = () => ['requestTopUpRefund'] as const;

export const getRequestTopUpRefundMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestTopUpRefund404 | RequestTopUpRefund409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestTopUpRefund>>, TError,RequestTopUpRefundMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof requestTopUpRefund>>, TError,RequestTopUpRefundMutationVariables, TContext> => {

const mutationKey = getRequestTopUpRefundMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestTopUpRefund>>, RequestTopUpRefundMutationVariables> = (props) => {
          const {topUpId,data} = props ?? {};

          return  requestTopUpRefund(topUpId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestTopUpRefundMutationResult = NonNullable<Awaited<ReturnType<typeof requestTopUpRefund>>>
    export type RequestTopUpRefundMutationBody = BodyType<AdminReason>
    export type RequestTopUpRefundMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestTopUpRefund404 | RequestTopUpRefund409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RequestTopUpRefundMutationVariables = {topUpId: string;data: BodyType<AdminReason>}

    /**
 * @summary Request that a suspended top-up goes back to the card
 */
export const useRequestTopUpRefund = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestTopUpRefund404 | RequestTopUpRefund409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestTopUpRefund>>, TError,RequestTopUpRefundMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestTopUpRefund>>,
        TError,
        RequestTopUpRefundMutationVariables,
        TContext
      > => {
      return useMutation(getRequestTopUpRefundMutationOptions(options), queryClient);
    }
    export const getListMoneyExceptionsUrl = (params?: ListMoneyExceptionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/money-exceptions?${stringifiedParams}` : `/api/admin/money-exceptions`
}

/**
 * Reports of banks and providers that contradict the books. Nothing is posted for an exception: somebody clears it up with the bank or provider. `open`: the oldest first. `resolved`: the one resolved last first. 20 per page. A look at each customer in the list.
 * @summary List the exceptions of money
 */
export const listMoneyExceptions = async (params?: ListMoneyExceptionsParams, options?: Parameters<typeof fetcher>[1]): Promise<MoneyExceptionList> => {

  return fetcher<MoneyExceptionList>(getListMoneyExceptionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMoneyExceptionsQueryKey = (params?: ListMoneyExceptionsParams,) => {
    return [
    `/api/admin/money-exceptions`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMoneyExceptionsQueryOptions = <TData = Awaited<ReturnType<typeof listMoneyExceptions>>, TError = ErrorType<ListMoneyExceptions400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListMoneyExceptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoneyExceptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMoneyExceptionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMoneyExceptions>>> = ({ signal }) => listMoneyExceptions(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMoneyExceptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMoneyExceptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listMoneyExceptions>>>
export type ListMoneyExceptionsQueryError = ErrorType<ListMoneyExceptions400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>


export function useListMoneyExceptions<TData = Awaited<ReturnType<typeof listMoneyExceptions>>, TError = ErrorType<ListMoneyExceptions400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListMoneyExceptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoneyExceptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMoneyExceptions>>,
          TError,
          Awaited<ReturnType<typeof listMoneyExceptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMoneyExceptions<TData = Awaited<ReturnType<typeof listMoneyExceptions>>, TError = ErrorType<ListMoneyExceptions400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListMoneyExceptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoneyExceptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMoneyExceptions>>,
          TError,
          Awaited<ReturnType<typeof listMoneyExceptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMoneyExceptions<TData = Awaited<ReturnType<typeof listMoneyExceptions>>, TError = ErrorType<ListMoneyExceptions400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListMoneyExceptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoneyExceptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the exceptions of money
 */

export function useListMoneyExceptions<TData = Awaited<ReturnType<typeof listMoneyExceptions>>, TError = ErrorType<ListMoneyExceptions400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListMoneyExceptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoneyExceptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMoneyExceptionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getResolveMoneyExceptionUrl = (exceptionId: string,) => {




  return `/api/admin/money-exceptions/${encodeURIComponent(String(exceptionId))}/resolution`
}

/**
 * Says how it was cleared up. Moves no money. One administrator resolves it, once, and the note is kept with it.
 * @summary Resolve an exception of money
 */
export const resolveMoneyException = async (exceptionId: string,
    moneyExceptionResolutionRequest: MoneyExceptionResolutionRequest, options?: Parameters<typeof fetcher>[1]): Promise<MoneyException> => {

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
return fetcher<MoneyException>(getResolveMoneyExceptionUrl(exceptionId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(moneyExceptionResolutionRequest)
  }
);}





export const getResolveMoneyExceptionMutationKey = () => ['resolveMoneyException'] as const;

export const getResolveMoneyExceptionMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ResolveMoneyException404 | ResolveMoneyException409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resolveMoneyException>>, TError,ResolveMoneyExceptionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof resolveMoneyException>>, TError,ResolveMoneyExceptionMutationVariables, TContext> => {

const mutationKey = getResolveMoneyExceptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resolveMoneyException>>, ResolveMoneyExceptionMutationVariables> = (props) => {
          const {exceptionId,data} = props ?? {};

          return  resolveMoneyException(exceptionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResolveMoneyExceptionMutationResult = NonNullable<Awaited<ReturnType<typeof resolveMoneyException>>>
    export type ResolveMoneyExceptionMutationBody = BodyType<MoneyExceptionResolutionRequest>
    export type ResolveMoneyExceptionMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ResolveMoneyException404 | ResolveMoneyException409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ResolveMoneyExceptionMutationVariables = {exceptionId: string;data: BodyType<MoneyExceptionResolutionRequest>}

    /**
 * @summary Resolve an exception of money
 */
export const useResolveMoneyException = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ResolveMoneyException404 | ResolveMoneyException409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resolveMoneyException>>, TError,ResolveMoneyExceptionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resolveMoneyException>>,
        TError,
        ResolveMoneyExceptionMutationVariables,
        TContext
      > => {
      return useMutation(getResolveMoneyExceptionMutationOptions(options), queryClient);
    }
    export const getCountMoneyQueuesUrl = () => {




  return `/api/admin/money-queues`
}

/**
 * Does not say whose it is, so it is no look at a customer.
 * @summary Count the money that waits for a person
 */
export const countMoneyQueues = async ( options?: Parameters<typeof fetcher>[1]): Promise<MoneyQueues> => {

  return fetcher<MoneyQueues>(getCountMoneyQueuesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getCountMoneyQueuesQueryKey = () => {
    return [
    `/api/admin/money-queues`
    ] as const;
    }


export const getCountMoneyQueuesQueryOptions = <TData = Awaited<ReturnType<typeof countMoneyQueues>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countMoneyQueues>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountMoneyQueuesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countMoneyQueues>>> = ({ signal }) => countMoneyQueues({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countMoneyQueues>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountMoneyQueuesQueryResult = NonNullable<Awaited<ReturnType<typeof countMoneyQueues>>>
export type CountMoneyQueuesQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>


export function useCountMoneyQueues<TData = Awaited<ReturnType<typeof countMoneyQueues>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countMoneyQueues>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countMoneyQueues>>,
          TError,
          Awaited<ReturnType<typeof countMoneyQueues>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountMoneyQueues<TData = Awaited<ReturnType<typeof countMoneyQueues>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countMoneyQueues>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countMoneyQueues>>,
          TError,
          Awaited<ReturnType<typeof countMoneyQueues>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountMoneyQueues<TData = Awaited<ReturnType<typeof countMoneyQueues>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countMoneyQueues>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the money that waits for a person
 */

export function useCountMoneyQueues<TData = Awaited<ReturnType<typeof countMoneyQueues>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countMoneyQueues>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountMoneyQueuesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchTopUpsUrl = (params?: SearchTopUpsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/top-ups?${stringifiedParams}` : `/api/admin/top-ups`
}

/**
 * Newest first, 20 per page. A look at each customer in the list.
 * @summary List and find top-ups by card
 */
export const searchTopUps = async (params?: SearchTopUpsParams, options?: Parameters<typeof fetcher>[1]): Promise<AdminTopUpList> => {

  return fetcher<AdminTopUpList>(getSearchTopUpsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchTopUpsQueryKey = (params?: SearchTopUpsParams,) => {
    return [
    `/api/admin/top-ups`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchTopUpsQueryOptions = <TData = Awaited<ReturnType<typeof searchTopUps>>, TError = ErrorType<SearchTopUps400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: SearchTopUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTopUps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchTopUpsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchTopUps>>> = ({ signal }) => searchTopUps(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchTopUps>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchTopUpsQueryResult = NonNullable<Awaited<ReturnType<typeof searchTopUps>>>
export type SearchTopUpsQueryError = ErrorType<SearchTopUps400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>


export function useSearchTopUps<TData = Awaited<ReturnType<typeof searchTopUps>>, TError = ErrorType<SearchTopUps400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  SearchTopUpsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTopUps>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchTopUps>>,
          TError,
          Awaited<ReturnType<typeof searchTopUps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchTopUps<TData = Awaited<ReturnType<typeof searchTopUps>>, TError = ErrorType<SearchTopUps400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: SearchTopUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTopUps>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchTopUps>>,
          TError,
          Awaited<ReturnType<typeof searchTopUps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchTopUps<TData = Awaited<ReturnType<typeof searchTopUps>>, TError = ErrorType<SearchTopUps400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: SearchTopUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTopUps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List and find top-ups by card
 */

export function useSearchTopUps<TData = Awaited<ReturnType<typeof searchTopUps>>, TError = ErrorType<SearchTopUps400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: SearchTopUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTopUps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchTopUpsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetAdminTopUpUrl = (topUpId: string,) => {




  return `/api/admin/top-ups/${encodeURIComponent(String(topUpId))}`
}

/**
 * With each step of its state, where its money is, and what the card provider says. A look at the customer.
 * @summary Get a top-up by card with all that is known of it
 */
export const getAdminTopUp = async (topUpId: string, options?: Parameters<typeof fetcher>[1]): Promise<AdminTopUp> => {

  return fetcher<AdminTopUp>(getGetAdminTopUpUrl(topUpId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAdminTopUpQueryKey = (topUpId: string,) => {
    return [
    `/api/admin/top-ups/${topUpId}`
    ] as const;
    }


export const getGetAdminTopUpQueryOptions = <TData = Awaited<ReturnType<typeof getAdminTopUp>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | GetAdminTopUp404 | UnknownErrorResponse | ServiceUnavailableResponse>>(topUpId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminTopUp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAdminTopUpQueryKey(topUpId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminTopUp>>> = ({ signal }) => getAdminTopUp(topUpId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: topUpId !== null && topUpId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAdminTopUp>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAdminTopUpQueryResult = NonNullable<Awaited<ReturnType<typeof getAdminTopUp>>>
export type GetAdminTopUpQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | GetAdminTopUp404 | UnknownErrorResponse | ServiceUnavailableResponse>


export function useGetAdminTopUp<TData = Awaited<ReturnType<typeof getAdminTopUp>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | GetAdminTopUp404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
 topUpId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminTopUp>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminTopUp>>,
          TError,
          Awaited<ReturnType<typeof getAdminTopUp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminTopUp<TData = Awaited<ReturnType<typeof getAdminTopUp>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | GetAdminTopUp404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
 topUpId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminTopUp>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminTopUp>>,
          TError,
          Awaited<ReturnType<typeof getAdminTopUp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminTopUp<TData = Awaited<ReturnType<typeof getAdminTopUp>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | GetAdminTopUp404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
 topUpId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminTopUp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a top-up by card with all that is known of it
 */

export function useGetAdminTopUp<TData = Awaited<ReturnType<typeof getAdminTopUp>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | GetAdminTopUp404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
 topUpId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminTopUp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAdminTopUpQueryOptions(topUpId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRequestTopUpDisputeUrl = (topUpId: string,) => {




  return `/api/admin/top-ups/${encodeURIComponent(String(topUpId))}/dispute-requests`
}

/**
 * The bank of the card has taken the payment back, which the card provider tells the staff. Another administrator decides it with `decideStaffRequest`. Then all
 * that has not gone back yet leaves suspense and the wallet. What is missing there, the customer owes. One request about a top-up waits at a time. A look at the
 * customer.
 * @summary Request that a top-up is recorded as disputed
 */
export const requestTopUpDispute = async (topUpId: string,
    adminReason: AdminReason, options?: Parameters<typeof fetcher>[1]): Promise<StaffRequest> => {

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
return fetcher<StaffRequest>(getRequestTopUpDisputeUrl(topUpId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}





export const getRequestTopUpDisputeMutationKey = () => ['requestTopUpDispute'] as const;

export const getRequestTopUpDisputeMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestTopUpDispute404 | RequestTopUpDispute409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestTopUpDispute>>, TError,RequestTopUpDisputeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof requestTopUpDispute>>, TError,RequestTopUpDisputeMutationVariables, TContext> => {

const mutationKey = getRequestTopUpDisputeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestTopUpDispute>>, RequestTopUpDisputeMutationVariables> = (props) => {
          const {topUpId,data} = props ?? {};

          return  requestTopUpDispute(topUpId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestTopUpDisputeMutationResult = NonNullable<Awaited<ReturnType<typeof requestTopUpDispute>>>
    export type RequestTopUpDisputeMutationBody = BodyType<AdminReason>
    export type RequestTopUpDisputeMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestTopUpDispute404 | RequestTopUpDispute409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RequestTopUpDisputeMutationVariables = {topUpId: string;data: BodyType<AdminReason>}

    /**
 * @summary Request that a top-up is recorded as disputed
 */
export const useRequestTopUpDispute = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestTopUpDispute404 | RequestTopUpDispute409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestTopUpDispute>>, TError,RequestTopUpDisputeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestTopUpDispute>>,
        TError,
        RequestTopUpDisputeMutationVariables,
        TContext
      > => {
      return useMutation(getRequestTopUpDisputeMutationOptions(options), queryClient);
    }
    export const getSearchTransfersUrl = (params?: SearchTransfersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/transfers?${stringifiedParams}` : `/api/admin/transfers`
}

/**
 * Newest first, 20 per page. Without `q` and `state`: those that were confirmed, and the runs of schedules. With `status` `undecided`, those that need a
 * decision: the provider does not say whether they were paid, or their money is in suspense; the one that waits longest first. A look at each customer in the list.
 * @summary List and find transfers
 */
export const searchTransfers = async (params?: SearchTransfersParams, options?: Parameters<typeof fetcher>[1]): Promise<AdminTransferList> => {

  return fetcher<AdminTransferList>(getSearchTransfersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchTransfersQueryKey = (params?: SearchTransfersParams,) => {
    return [
    `/api/admin/transfers`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchTransfersQueryOptions = <TData = Awaited<ReturnType<typeof searchTransfers>>, TError = ErrorType<SearchTransfers400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: SearchTransfersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTransfers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchTransfersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchTransfers>>> = ({ signal }) => searchTransfers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchTransfers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchTransfersQueryResult = NonNullable<Awaited<ReturnType<typeof searchTransfers>>>
export type SearchTransfersQueryError = ErrorType<SearchTransfers400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>


export function useSearchTransfers<TData = Awaited<ReturnType<typeof searchTransfers>>, TError = ErrorType<SearchTransfers400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  SearchTransfersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTransfers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchTransfers>>,
          TError,
          Awaited<ReturnType<typeof searchTransfers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchTransfers<TData = Awaited<ReturnType<typeof searchTransfers>>, TError = ErrorType<SearchTransfers400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: SearchTransfersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTransfers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchTransfers>>,
          TError,
          Awaited<ReturnType<typeof searchTransfers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchTransfers<TData = Awaited<ReturnType<typeof searchTransfers>>, TError = ErrorType<SearchTransfers400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: SearchTransfersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTransfers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List and find transfers
 */

export function useSearchTransfers<TData = Awaited<ReturnType<typeof searchTransfers>>, TError = ErrorType<SearchTransfers400 | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: SearchTransfersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTransfers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchTransfersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetAdminTransferUrl = (transferId: string,) => {




  return `/api/admin/transfers/${encodeURIComponent(String(transferId))}`
}

/**
 * With each step of its state, and what the provider was asked and said. A look at the customer.
 * @summary Get a transfer with all that is known of it
 */
export const getAdminTransfer = async (transferId: string, options?: Parameters<typeof fetcher>[1]): Promise<AdminTransfer> => {

  return fetcher<AdminTransfer>(getGetAdminTransferUrl(transferId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAdminTransferQueryKey = (transferId: string,) => {
    return [
    `/api/admin/transfers/${transferId}`
    ] as const;
    }


export const getGetAdminTransferQueryOptions = <TData = Awaited<ReturnType<typeof getAdminTransfer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | GetAdminTransfer404 | UnknownErrorResponse | ServiceUnavailableResponse>>(transferId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminTransfer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAdminTransferQueryKey(transferId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminTransfer>>> = ({ signal }) => getAdminTransfer(transferId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: transferId !== null && transferId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAdminTransfer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAdminTransferQueryResult = NonNullable<Awaited<ReturnType<typeof getAdminTransfer>>>
export type GetAdminTransferQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | GetAdminTransfer404 | UnknownErrorResponse | ServiceUnavailableResponse>


export function useGetAdminTransfer<TData = Awaited<ReturnType<typeof getAdminTransfer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | GetAdminTransfer404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
 transferId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminTransfer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminTransfer>>,
          TError,
          Awaited<ReturnType<typeof getAdminTransfer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminTransfer<TData = Awaited<ReturnType<typeof getAdminTransfer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | GetAdminTransfer404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
 transferId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminTransfer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminTransfer>>,
          TError,
          Awaited<ReturnType<typeof getAdminTransfer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminTransfer<TData = Awaited<ReturnType<typeof getAdminTransfer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | GetAdminTransfer404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
 transferId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminTransfer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a transfer with all that is known of it
 */

export function useGetAdminTransfer<TData = Awaited<ReturnType<typeof getAdminTransfer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | GetAdminTransfer404 | UnknownErrorResponse | ServiceUnavailableResponse>>(
 transferId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminTransfer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAdminTransferQueryOptions(transferId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRequestTransferSettlementUrl = (transferId: string,) => {




  return `/api/admin/transfers/${encodeURIComponent(String(transferId))}/settlement-requests`
}

/**
 * For a transfer of which the provider does not say whether it was paid, once somebody has found out with the bank; or for one to a Plink customer whose money
 * is in suspense: `paid` credits the recipient, `failed` returns it to the payer. Another administrator decides it with `decideStaffRequest`, where the rules
 * that kept the money out of a wallet still apply. If the provider answers first, its answer counts. One request about a transfer waits at a time.
 * @summary Request how a transfer that needs a decision ends
 */
export const requestTransferSettlement = async (transferId: string,
    transferSettlementRequest: TransferSettlementRequest, options?: Parameters<typeof fetcher>[1]): Promise<StaffRequest> => {

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
return fetcher<StaffRequest>(getRequestTransferSettlementUrl(transferId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(transferSettlementRequest)
  }
);}





export const getRequestTransferSettlementMutationKey = () => ['requestTransferSettlement'] as const;

export const getRequestTransferSettlementMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestTransferSettlement404 | RequestTransferSettlement409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestTransferSettlement>>, TError,RequestTransferSettlementMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof requestTransferSettlement>>, TError,RequestTransferSettlementMutationVariables, TContext> => {

const mutationKey = getRequestTransferSettlementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestTransferSettlement>>, RequestTransferSettlementMutationVariables> = (props) => {
          const {transferId,data} = props ?? {};

          return  requestTransferSettlement(transferId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestTransferSettlementMutationResult = NonNullable<Awaited<ReturnType<typeof requestTransferSettlement>>>
    export type RequestTransferSettlementMutationBody = BodyType<TransferSettlementRequest>
    export type RequestTransferSettlementMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestTransferSettlement404 | RequestTransferSettlement409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RequestTransferSettlementMutationVariables = {transferId: string;data: BodyType<TransferSettlementRequest>}

    /**
 * @summary Request how a transfer that needs a decision ends
 */
export const useRequestTransferSettlement = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestTransferSettlement404 | RequestTransferSettlement409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestTransferSettlement>>, TError,RequestTransferSettlementMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestTransferSettlement>>,
        TError,
        RequestTransferSettlementMutationVariables,
        TContext
      > => {
      return useMutation(getRequestTransferSettlementMutationOptions(options), queryClient);
    }
    export const getGetLedgerReportUrl = () => {




  return `/api/admin/ledger-report`
}

/**
 * The money in all wallets, the house accounts that explain it, and what differs. All figures are of one snapshot of the database. Because the
 * check reads the whole ledger, each process runs it once a minute at most: `checkedAt` says when. `npm run ledger:check` prints what is wrong.
 * @summary Show whether the ledger agrees
 */
export const getLedgerReport = async ( options?: Parameters<typeof fetcher>[1]): Promise<LedgerReport> => {

  return fetcher<LedgerReport>(getGetLedgerReportUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetLedgerReportQueryKey = () => {
    return [
    `/api/admin/ledger-report`
    ] as const;
    }


export const getGetLedgerReportQueryOptions = <TData = Awaited<ReturnType<typeof getLedgerReport>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLedgerReport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLedgerReportQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLedgerReport>>> = ({ signal }) => getLedgerReport({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLedgerReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLedgerReportQueryResult = NonNullable<Awaited<ReturnType<typeof getLedgerReport>>>
export type GetLedgerReportQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>


export function useGetLedgerReport<TData = Awaited<ReturnType<typeof getLedgerReport>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLedgerReport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLedgerReport>>,
          TError,
          Awaited<ReturnType<typeof getLedgerReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLedgerReport<TData = Awaited<ReturnType<typeof getLedgerReport>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLedgerReport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLedgerReport>>,
          TError,
          Awaited<ReturnType<typeof getLedgerReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLedgerReport<TData = Awaited<ReturnType<typeof getLedgerReport>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLedgerReport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show whether the ledger agrees
 */

export function useGetLedgerReport<TData = Awaited<ReturnType<typeof getLedgerReport>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLedgerReport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLedgerReportQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListProviderHealthUrl = () => {




  return `/health/providers`
}

/**
 * As far as the process that responds has called them. Calls of a suspended service fail at once for some seconds, because it failed several
 * times in a row. The sandbox calls none.
 * @summary List how the outside services fare
 */
export const listProviderHealth = async ( options?: Parameters<typeof fetcher>[1]): Promise<ProviderHealthList> => {

  return fetcher<ProviderHealthList>(getListProviderHealthUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListProviderHealthQueryKey = () => {
    return [
    `/health/providers`
    ] as const;
    }


export const getListProviderHealthQueryOptions = <TData = Awaited<ReturnType<typeof listProviderHealth>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviderHealth>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProviderHealthQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProviderHealth>>> = ({ signal }) => listProviderHealth({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProviderHealth>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProviderHealthQueryResult = NonNullable<Awaited<ReturnType<typeof listProviderHealth>>>
export type ListProviderHealthQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>


export function useListProviderHealth<TData = Awaited<ReturnType<typeof listProviderHealth>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviderHealth>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProviderHealth>>,
          TError,
          Awaited<ReturnType<typeof listProviderHealth>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProviderHealth<TData = Awaited<ReturnType<typeof listProviderHealth>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviderHealth>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProviderHealth>>,
          TError,
          Awaited<ReturnType<typeof listProviderHealth>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProviderHealth<TData = Awaited<ReturnType<typeof listProviderHealth>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviderHealth>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List how the outside services fare
 */

export function useListProviderHealth<TData = Awaited<ReturnType<typeof listProviderHealth>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviderHealth>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProviderHealthQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






