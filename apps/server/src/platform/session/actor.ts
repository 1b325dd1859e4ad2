/** Who acts, for themselves or for a company: what they may see and what they own depend on no more than this. */
export interface Actor {
  accountId: number;
  company: { id: number } | null;
}

interface ActiveCompany {
  id: number;
  isAdmin: boolean;
  isSuperAdmin: boolean;
  /** Removed, or expired: what they had begun may still be handed in, and nothing else is there for them. */
  isFormer: boolean;
}

/** The actor behind a request. */
export interface SignedInActor extends Actor {
  sessionId: number;
  isOperator: boolean;
  company: ActiveCompany | null;
}

export interface CompanyActor extends SignedInActor {
  company: ActiveCompany;
}
