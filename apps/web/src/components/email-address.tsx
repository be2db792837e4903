interface EmailAddressProps {
  address: string;
}

/** Breaks after its @ where it does not fit into one line. */
export function EmailAddress({ address }: EmailAddressProps) {
  const domainStart = address.lastIndexOf('@') + 1;
  return (
    <>
      {address.slice(0, domainStart)}
      <wbr />
      {address.slice(domainStart)}
    </>
  );
}
