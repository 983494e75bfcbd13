import { Khatim } from '#ui/khatim.tsx';

/** The sandy head of a list's page, with the form that asks it. */
export function ListHead({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: React.ReactNode;
}) {
  return (
    <div className="relative bg-linear-to-b from-sand to-white">
      <Khatim />
      <div className="wrap relative pt-10 pb-8 md:pt-16">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-2 mb-7 max-w-measure text-lg text-muted">{lead}</p>
        {children}
      </div>
    </div>
  );
}
