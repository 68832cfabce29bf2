/** A street along the lower edge of its container, with a lamp that hangs from the upper edge. */
export function Street({ artUrl, isLazy = false }: { artUrl: string; isLazy?: boolean }) {
  return (
    <>
      <div className="absolute top-0 right-[214px] bottom-60 w-[5px] bg-dusk-300 max-md:hidden" />
      <img
        src={artUrl}
        alt=""
        width={390}
        height={270}
        loading={isLazy ? 'lazy' : 'eager'}
        className="absolute bottom-0 left-0 h-[270px] w-full max-w-none"
      />
    </>
  );
}
