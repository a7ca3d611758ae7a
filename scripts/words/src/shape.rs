//! What a file of words has, whatever its sentences are.

use anyhow::{bail, Result};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use std::collections::{BTreeMap, BTreeSet};

/// By the ids of messages and of their attributes (`take.told`): the arguments that are written there (`$heap`) or by
/// which a form is chosen (`?count`), and the other messages that occur there.
pub type Shape = BTreeMap<String, BTreeSet<String>>;

/// The shape of a text in the form of Fluent.
///
/// # Errors
/// If the text has not that form.
pub fn shape(text: &str) -> Result<Shape> {
    let resource = match parse(text) {
        Ok(resource) => resource,
        Err((_, errors)) => bail!("{}", errors[0]),
    };
    let mut shape = Shape::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut add = |id: String, pattern: &Pattern<&str>| {
            let mut found = BTreeSet::new();
            collect(pattern, &mut found);
            shape.insert(id, found);
        };
        if let Some(pattern) = &message.value {
            add(message.id.name.to_owned(), pattern);
        }
        for attribute in &message.attributes {
            add(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
        }
    }
    Ok(shape)
}

fn collect(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    let mut inline = |expression: &InlineExpression<&str>, sign: char| match expression {
        InlineExpression::VariableReference { id } => {
            found.insert(format!("{sign}{}", id.name));
        }
        InlineExpression::MessageReference { id, .. } => {
            found.insert(id.name.to_owned());
        }
        _ => {}
    };
    let mut inner = vec![];
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable { expression: Expression::Inline(expression) } => {
                inline(expression, '$');
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                inline(selector, '?');
                inner.extend(variants.iter().map(|variant| &variant.value));
            }
            PatternElement::TextElement { .. } => {}
        }
    }
    for pattern in inner {
        collect(pattern, found);
    }
}
