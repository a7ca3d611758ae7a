//! Takes in the file `spec.rs` of each problem; where a judge takes several right answers, it has a
//! function `accepts`.

#[path = "../problems.rs"]
mod problems;

fn main() {
    problems::list("spec.rs", "(&str, &Spec, Option<Checker>)", |name, module| {
        let text = std::fs::read_to_string(format!("../../problems/{name}/spec.rs"));
        let has_checker = text.is_ok_and(|text| text.contains("\npub fn accepts("));
        let checker =
            if has_checker { format!("Some({module}::accepts)") } else { "None".to_owned() };
        format!("({name:?}, &{module}::SPEC, {checker})")
    });
}
